#if !canImport(UIKit)
  import Portolan
  import PortolanArticles
  import Testing

  @Suite("Routes through a split view that is collapsed", .everyCompletion, .limited)
  @MainActor
  struct CollapsedSplitTests {
    private final class Detail: UIViewController {}

    private let detailScreen = findOrBuild(Detail.self).using(UISplitViewController.pushToDetails())
      .from(find(UISplitViewController.self)).from(.current)

    @Test("The second column is presented where the first has no stack")
    func presented() async throws {
      let first = UIViewController()
      let app = collapsedApp(first: first)
      let detail = try await app.router.navigate(to: detailScreen).viewController
      #expect(detail.presentingViewController === app.window.rootViewController)
    }

    // As in Xcode's template of an app with a split view.
    private let detailInNavigation = findOrBuild(Detail.self).using(UINavigationController.push())
      .from(NavigationControllerStep<Any?>()).using(UISplitViewController.pushToDetails())
      .from(find(UISplitViewController.self)).from(.current)

    @Test("A navigation controller gives its controllers to the stack of the first column, and gets them back")
    func navigation() async throws {
      let stack = UINavigationController(rootViewController: UIViewController())
      let app = collapsedApp(first: stack)
      let detail = try await app.router.navigate(to: detailInNavigation).viewController
      await app.rest()
      #expect(stack.topViewController === detail)
      #expect(stack.viewControllers.count == 2)
      app.window.user.resize(to: .regular)
      await app.rest()
      let split = try #require(app.window.rootViewController as? UISplitViewController)
      #expect(stack.viewControllers.count == 1)
      #expect((split.viewControllers.last as? UINavigationController)?.viewControllers == [detail])
    }

    @Test("A navigation that fails after that leaves the first column as it was")
    func undone() async throws {
      let stack = UINavigationController(rootViewController: UIViewController())
      let app = collapsedApp(first: stack)
      await app.expectUndone { try await $0.navigate(to: detailInNavigation.failing) }
    }

    private func collapsedApp(first: UIViewController) -> App {
      let app = App(root: columns(first))
      app.window.user.resize(to: .compact)
      return app
    }
  }
#endif
