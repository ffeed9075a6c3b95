#if !canImport(UIKit)
  import Portolan
  import Testing

  // Sources: developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate and …/uipageviewcontrollerdatasource.
  @MainActor
  @Suite("The user turns pages", .rule(.pages), .headlessOnly, .limited)
  struct UserPageTests {
    private let book = Book("a", "b", "c", "d")
    private let controller: UIPageViewController

    init() {
      controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.dataSource = book
      controller.delegate = book
    }

    private func screen(at page: Int) -> Screen {
      controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
      let screen = Screen(controller)
      _ = book.journal.take()
      return screen
    }

    @Test("The user turns to the next and the previous page, and the delegate hears of it", .tags(.documented))
    func turns() async throws {
      let screen = screen(at: 0)
      try screen.window.user.turnPage(.forward)
      await settle()
      #expect(controller.viewControllers == [book.pages[1]])
      #expect(book.turns == ["to b from a", "turned from a, at b"])
      #expect(
        book.journal.take().sorted() == [
          "a didDisappear", "a willDisappear", "b didAppear", "b didLoad", "b willAppear",
        ])
      #expect(book.pages[0].parent == nil)
      #expect(book.pages[1].parent === controller)
      #expect(book.pages[1].view.window === screen.window)
      try screen.window.user.turnPage(.reverse)
      await settle()
      #expect(controller.viewControllers == [book.pages[0]])
      #expect(book.turns.suffix(2) == ["to a from b", "turned from b, at a"])
    }

    @Test("A turn of a page that is let go leaves all as it was", .tags(.documented))
    func letGo() async throws {
      let screen = screen(at: 0)
      try screen.window.user.turnPage(.forward, completing: false)
      await settle()
      #expect(controller.viewControllers == [book.pages[0]])
      #expect(book.turns == ["to b from a", "let go from a, at a"])
      #expect(book.pages[0].parent === controller)
      #expect(!book.pages[0].isMovingFromParent)
      #expect(book.pages[0].view.window === screen.window)
      #expect(book.pages[1].parent == nil)
      #expect(book.pages[1].viewIfLoaded?.window == nil)
      let entries = book.journal.take()
      #expect(entries.filter { $0.hasPrefix("a") } == ["a willDisappear", "a willAppear", "a didAppear"])
      #expect(
        entries.filter { $0.hasPrefix("b") } == ["b didLoad", "b willAppear", "b willDisappear", "b didDisappear"])
    }

    @Test("The user turns pages only as far as the data source goes", .tags(.documented))
    func ends() async throws {
      let screen = screen(at: 3)
      #expect(screen.window.user.possibleGestures == ["swipe right"])
      let error = #expect(throws: UserGestureError.self) { try screen.window.user.turnPage(.forward) }
      #expect(error?.description == "Cannot swipe left: there is no such page. Possible: swipe right.")
      try screen.window.user.turnPage(.reverse)
      await settle()
      #expect(screen.window.user.possibleGestures == ["swipe left", "swipe right"])
      controller.dataSource = nil
      #expect(screen.window.user.possibleGestures == [])
    }

    @Test("The user turns pages by scrolling, if the pages are below each other", .tags(.documented))
    func vertical() async throws {
      let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
      controller.dataSource = book
      controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
      let screen = Screen(controller)
      #expect(screen.window.user.possibleGestures == ["scroll down", "scroll up"])
      try screen.window.user.perform("scroll up")
      await settle()
      #expect(controller.viewControllers == [book.pages[0]])
    }

    @Test("The user turns two pages at a time, with the spine in the middle", .tags(.documented))
    func spread() async throws {
      let middle = UIPageViewController.SpineLocation.mid.rawValue
      let controller = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: middle])
      controller.dataSource = book
      controller.setViewControllers(Array(book.pages.prefix(2)), direction: .forward, animated: false)
      let screen = Screen(controller)
      try screen.window.user.turnPage(.forward)
      await settle()
      #expect(controller.viewControllers == Array(book.pages.suffix(2)))
      #expect(screen.window.user.possibleGestures == ["swipe right"])
      try screen.window.user.turnPage(.reverse)
      await settle()
      #expect(controller.viewControllers == Array(book.pages.prefix(2)))
    }

    @Test("The user cannot turn pages while a turn is under way, and code that turns meanwhile waits", .tags(.unsure))
    func underWay() async throws {
      let screen = screen(at: 0)
      let clock = ManualTransitionClock()
      screen.window.headless.transitionClock = clock
      try screen.window.user.turnPage(.forward)
      #expect(controller.viewControllers == [book.pages[0]])
      #expect(controller.transitionCoordinator?.initiallyInteractive == true)
      #expect(throws: UserGestureError.self) { try screen.window.user.turnPage(.forward) }
      controller.setViewControllers([book.pages[3]], direction: .forward, animated: false)
      #expect(book.pages[3].parent == nil)
      clock.runToEnd()
      #expect(controller.viewControllers == [book.pages[3]])
      #expect(book.turns == ["to b from a", "turned from a, at b"])
      #expect(book.pages.map { $0.parent === controller } == [false, false, false, true])
    }

    @Test("The dots follow a turn of the page, and count from the page that code has set", .tags(.documented))
    func indicator() async throws {
      final class Dots: NSObject, UIPageViewControllerDataSource {
        let book: Book
        init(_ book: Book) { self.book = book }
        func pageViewController(
          _ controller: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? { book.pageViewController(controller, viewControllerBefore: page) }
        func pageViewController(
          _ controller: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? { book.pageViewController(controller, viewControllerAfter: page) }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
      }
      let dots = Dots(book)
      controller.dataSource = dots
      let screen = screen(at: 1)
      #expect(screen.window.renderedText == "○ ● ○ ○")
      try screen.window.user.turnPage(.forward)
      await settle()
      #expect(screen.window.renderedText == "○ ○ ● ○")
      withExtendedLifetime(dots) {}
    }
  }

  @Suite(
    "Where a page view controller raises the program ends", .rule(.pages), .tags(.observed), .headlessOnly, .limited)
  struct PageRaisingTests {
    // Source: github.com/NYPL-Simplified/Simplified-iOS/issues/781.
    @Test("Setting no page in a page view controller ends the program", .ownProcess)
    func none() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          controller.setViewControllers([], direction: .forward, animated: false)
        }
      }
    }

    // Source: developer.apple.com/documentation/uikit/uipageviewcontroller/isdoublesided.
    @Test("Pages without content on their back end the program, with the spine in the middle", .ownProcess)
    func singleSidedSpread() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let controller = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
          controller.isDoubleSided = false
        }
      }
    }
  }
#endif
