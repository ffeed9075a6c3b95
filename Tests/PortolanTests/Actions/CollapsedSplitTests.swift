#if !canImport(UIKit)
  import Portolan
  import Testing

  @Suite("Routes through a split view that is collapsed", .everyCompletion, .limited)
  @MainActor
  struct CollapsedSplitTests {
    private final class Detail: UIViewController {}

    private let detailScreen = StepAssembly(finder: ClassFinder<Detail, Any?>(), factory: ClassFactory())
      .using(UISplitViewController.pushToDetails())
      .from(SingleStep(ClassFinder<UISplitViewController, Any?>(), NilFactory()))
      .from(GeneralStep.current())
      .assemble()

    @Test("The second column goes onto the stack of the first")
    func pushed() async throws {
      let stack = UINavigationController(rootViewController: UIViewController())
      let app = collapsedApp(first: stack)
      let detail = try await app.router.navigate(to: detailScreen).viewController
      #expect(stack.topViewController === detail)
    }

    @Test("The second column is presented where the first has no stack")
    func presented() async throws {
      let first = UIViewController()
      let app = collapsedApp(first: first)
      let detail = try await app.router.navigate(to: detailScreen).viewController
      #expect(detail.presentingViewController === app.window.rootViewController)
    }

    private func collapsedApp(first: UIViewController) -> App {
      let split = UISplitViewController()
      split.viewControllers = [first]
      let app = App(root: split)
      app.window.user.resize(to: .compact)
      return app
    }
  }
#endif
