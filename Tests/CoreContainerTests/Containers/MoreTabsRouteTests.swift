import Portolan
import PortolanArticles
import Testing

#if !canImport(UIKit)
  @MainActor
  @Suite("Routes into the tabs of More", .everyCompletion, .limited)
  struct MoreTabsRouteTests {
    private enum Place: Screen, Codable {
      case tabs, home, plain, list, detail, other, failing, failingInMore
      case product(id: Int)

      var assembly: any Assembly { InlineAssembly { InfoViewController() } }

      var route: Route<Self> {
        switch self {
        case .tabs: .root
        case .home, .plain, .list, .other: .part(of: .tabs)
        case .detail: .part(of: .list)
        case .product: .push(onto: .list)
        case .failing: Route { $0.using(FailingAction()).from(Route.step(to: .product(id: 1))).assemble() }
        case .failingInMore: Route { $0.using(FailingAction()).from(Route.step(to: .other)).assemble() }
        }
      }
    }

    private func content(_ place: Place) -> UIViewController {
      let controller = AccountViewController()
      controller.setScreen(place)
      return controller
    }

    /// Returns an app with seven tabs in a compact window: the sixth and the last are stacks.
    private func start() -> (App, UITabBarController, UINavigationController) {
      let stack = UINavigationController(rootViewController: content(.list))
      stack.pushViewController(content(.detail), animated: false)
      let other = UINavigationController(rootViewController: content(.other))
      let tabs = UITabBarController()
      tabs.setScreen(Place.tabs)
      tabs.viewControllers =
        [content(.home)] + (0..<3).map { _ in HomeViewController() } + [content(.plain), stack, other]
      let app = App(root: tabs)
      app.atOnce { app.window.user.resize(to: .compact) }
      return (app, tabs, stack)
    }

    @Test("A controller in More is found, and shown on its stack", arguments: [true, false])
    func plain(animated: Bool) async throws {
      let (app, tabs, _) = start()
      let before = app.state
      let result = try await app.router.navigate(to: Place.plain, animated: animated)
      #expect(app.state != before)
      #expect(tabs.selectedViewController === result.viewController)
      #expect(tabs.moreNavigationController.topViewController === result.viewController)
      #expect(result.viewController.viewIfLoaded?.window === app.window)
      #expect(app.tree.hasSuffix("└─ AccountViewController(plain)  ← top"))
      #expect(try app.router.plan(to: Place.plain).isReached)
      try await app.router.navigate(to: Place.home, animated: animated)
      #expect(tabs.selectedIndex == 0)
    }

    @Test("A screen deep in a stack of More is shown, and pushes go onto the stack of More", arguments: [true, false])
    func deep(animated: Bool) async throws {
      let (app, tabs, stack) = start()
      let list = stack.viewControllers[0]
      let result = try await app.router.navigate(to: Place.list, animated: animated)
      #expect(result.viewController === list)
      #expect(list.navigationController === tabs.moreNavigationController)
      #expect(list.viewIfLoaded?.window === app.window)
      #expect(tabs.selectedViewController === stack)
      let product = try await app.router.navigate(to: Place.product(id: 1), animated: animated)
      #expect(Array(tabs.moreNavigationController.viewControllers.dropFirst()) == [list, product.viewController])
      #expect(product.viewController.viewIfLoaded?.window === app.window)
    }

    @Test("A failed route from another tab puts the screens back into their own stack")
    func undoneFromTab() async throws {
      let (app, tabs, stack) = start()
      let screens = stack.viewControllers
      await app.expectUndone { try await $0.navigate(to: Place.failing) }
      #expect(tabs.selectedIndex == 0)
      #expect(stack.viewControllers == screens)
      #expect(tabs.moreNavigationController.viewControllers.count == 1)
    }

    @Test("A failed route from a tab of More shows that tab again, with its screens")
    func undoneInMore() async throws {
      let (app, tabs, stack) = start()
      let detail = try await app.router.navigate(to: Place.detail).viewController
      await app.rest()
      await app.expectUndone { try await $0.navigate(to: Place.failingInMore) }
      #expect(tabs.selectedViewController === stack)
      #expect(tabs.moreNavigationController.topViewController === detail)
      await app.expectUndone { try await $0.navigate(to: Place.failing) }
      #expect(tabs.moreNavigationController.topViewController === detail)
      #expect(detail.viewIfLoaded?.window === app.window)
    }

    @Test("A failed route puts back the screens in More while another tab is selected")
    func undoneBehind() async throws {
      let (app, tabs, stack) = start()
      let detail = try await app.router.navigate(to: Place.detail).viewController
      try await app.router.navigate(to: Place.home)
      await app.rest()
      await app.expectUndone { try await $0.navigate(to: Place.failingInMore) }
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.moreNavigationController.topViewController === detail)
      #expect(stack.viewControllers.isEmpty)
    }

    @Test("A tab that is added or replaced keeps the tab whose screens are in More")
    func added() async throws {
      let (app, tabs, stack) = start()
      try await app.router.navigate(to: Place.detail)
      await app.rest()
      let old = tabs.viewControllers
      let add = build(InfoViewController.self).using(.addTab).from(find(UITabBarController.self)).from(.root)
      let result = try await app.router.navigate(to: add)
      await app.rest()
      #expect(tabs.viewControllers?.dropLast() == old?[...])
      #expect(tabs.selectedViewController === result.viewController)
      #expect(stack.viewControllers.count == 2)
    }
  }
#endif
