#if !canImport(UIKit)
  import Portolan
  import PortolanTool
  import Testing

  @Suite("Turning pages in steps", .limited)
  @MainActor
  struct PageStepTests {
    private final class Pages: NSObject, UIPageViewControllerDataSource {
      let list = (1...3).map { number in
        let page = UIViewController()
        page.title = "Page \(number)"
        return page
      }

      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? {
        list.firstIndex(of: viewController).flatMap { $0 > 0 ? list[$0 - 1] : nil }
      }

      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? {
        list.firstIndex(of: viewController).flatMap { $0 + 1 < list.count ? list[$0 + 1] : nil }
      }
    }

    private let pages = Pages()

    private func run(_ orientation: UIPageViewController.NavigationOrientation) async throws -> ToolRun<
      HarbourUnderTool
    > {
      let run = ToolRun(try await HarbourUnderTool(options: .parse([])))
      let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
      controller.setViewControllers([pages.list[0]], direction: .forward, animated: false)
      controller.dataSource = pages
      run.app.window.rootViewController = controller
      return run
    }

    private func title(in run: ToolRun<HarbourUnderTool>) -> String? { run.app.window.visibleScreens.last?.title }

    @Test("Pages beside each other are swiped, and pages below each other are scrolled")
    func turns() async throws {
      let beside = try await run(.horizontal)
      #expect(beside.possibleSteps == ["swipe left"])
      try await beside.perform(["swipe left", "swipe left", "swipe right"])
      #expect(title(in: beside) == "Page 2")
      #expect(beside.possibleSteps == ["swipe left", "swipe right"])
      let below = try await run(.vertical)
      try await below.perform(["scroll down", "scroll down", "scroll up"])
      #expect(title(in: below) == "Page 2")
    }

    @Test("After the last page, the error lists the possible steps")
    func lastPage() async throws {
      let run = try await run(.horizontal)
      let error = await #expect(throws: StepFailure.self) {
        try await run.perform(["swipe left", "swipe left", "swipe left"])
      }
      #expect(error?.reason == "nothing on screen offers it")
      #expect(error?.possible == ["swipe right"])
      #expect(title(in: run) == "Page 3")
    }
  }
#endif
