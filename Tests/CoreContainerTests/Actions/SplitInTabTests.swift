#if !canImport(UIKit)
  import Portolan
  import Testing

  /// The app of the guide about lists and details.
  private enum MailScreen: Screen {
    case tabs, settings, mails
    case mail(id: Int)

    var assembly: any Assembly {
      switch self {
      case .tabs: MailTabs()
      case .settings, .mails, .mail: InlineAssembly { UIViewController() }
      }
    }

    var route: Route<Self> {
      switch self {
      case .tabs: .root
      case .settings, .mails: .part(of: .tabs)
      case .mail: .detail(of: .mails)
      }
    }
  }

  private struct MailTabs: Assembly {
    func build() -> UIViewController {
      let list = UIViewController()
      list.setScreen(MailScreen.mails)
      let split = ListFirstSplitViewController()
      split.viewControllers = [UINavigationController(rootViewController: list), PlaceholderViewController()]
      let settings = UIViewController()
      settings.setScreen(MailScreen.settings)
      let tabs = UITabBarController()
      tabs.viewControllers = [settings, split]
      return tabs
    }
  }

  @MainActor
  @Suite("A split view in a tab", .everyCompletion, .limited)
  struct SplitInTabTests {
    private let app = App(root: UIViewController())

    private var split: UISplitViewController? {
      (app.window.rootViewController as? UITabBarController)?.viewControllers?.last as? UISplitViewController
    }

    @Test("A split view in a tab shows the detail beside the list, and another one in its place")
    func regular() async throws {
      app.window.user.resize(to: .regular)
      try await app.router.navigate(to: MailScreen.mail(id: 1), animated: false)
      let split = try #require(split)
      #expect(split.viewControllers.count == 2)
      #expect(split.viewControllers.last?.screen() == MailScreen.mail(id: 1))
      try await app.router.navigate(to: MailScreen.settings, animated: false)
      try await app.router.navigate(to: MailScreen.mail(id: 2), animated: false)
      #expect(split.viewControllers.count == 2)
      #expect(split.viewControllers.last?.screen() == MailScreen.mail(id: 2))
      #expect((split.viewControllers.first as? UINavigationController)?.viewControllers.count == 1)
    }

    @Test(
      "A split view in a tab shows the list first in a compact width, and the placeholder beside it when there is room")
    func listFirst() async throws {
      app.window.user.resize(to: .compact)
      try await app.router.navigate(to: MailScreen.settings, animated: false)
      let tabs = try #require(app.window.rootViewController as? UITabBarController)
      tabs.selectedIndex = 1
      await app.rest()
      let stack = try #require(split?.viewControllers.first as? UINavigationController)
      #expect(split?.viewControllers.count == 1)
      #expect(stack.viewControllers.map { $0.screen() } == [MailScreen.mails])
      app.window.user.resize(to: .regular)
      await app.rest()
      #expect(split?.viewControllers.last is PlaceholderViewController)
      #expect(stack.viewControllers.map { $0.screen() } == [MailScreen.mails])
    }

    @Test(
      "A split view in a tab shows the detail over the list in a compact width, and the next one beside it when there is room"
    )
    func compact() async throws {
      app.window.user.resize(to: .compact)
      try await app.router.navigate(to: MailScreen.mail(id: 1), animated: false)
      await app.rest()
      let split = try #require(split)
      let stack = try #require(split.viewControllers.first as? UINavigationController)
      #expect(stack.viewControllers.map { $0.screen() } == [MailScreen.mails, .mail(id: 1)])
      try app.window.user.back()
      await app.rest()
      #expect(stack.viewControllers.map { $0.screen() } == [MailScreen.mails])
      app.window.user.resize(to: .regular)
      await app.rest()
      try await app.router.navigate(to: MailScreen.mail(id: 2), animated: false)
      #expect(split.viewControllers.map { $0.screen() } == [nil, MailScreen.mail(id: 2)])
    }
  }
#endif
