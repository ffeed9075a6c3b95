import Portolan
import PortolanArticles
import Testing

@MainActor
private let tabScreen = SingleContainerStep(
  finder: ClassFinder(),
  factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
    .with(XibFactory<HomeViewController, Any?>(), using: UITabBarController.addTab())
    .with(XibFactory<AccountViewController, Any?>(), using: UITabBarController.addTab())
    .assemble()
)
.using(.replaceRoot)
.from(.root)
.assemble()

@MainActor
@Suite("Question 5: a tab bar with Home and Account as the new root", .everyCompletion, .limited)
struct TabBarRouteTests {
  @Test("A tab bar as the new root replaces any root, with modals over it or without", arguments: 0...2)
  func replaced(modals: Int) async throws {
    let app = App(root: InfoViewController())
    for _ in 0..<modals { app.present(stack(InfoViewController())) }
    try await app.router.navigate(to: tabScreen)
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 0
           ├─ HomeViewController  ← top
           └─ AccountViewController
        """
    )
    #expect(app.window.headless.strandedViewControllers.isEmpty)
  }

  @Test("A tab bar that is there is kept as it is, and uncovered", arguments: StartingState.tabbed)
  func found(state: StartingState) async throws {
    let app = state.makeApp()
    let root = try #require(app.window.rootViewController as? UITabBarController)
    let (children, selected) = (root.viewControllers, root.selectedIndex)
    try await app.router.navigate(to: tabScreen)
    #expect(app.window.rootViewController === root)
    #expect(root.viewControllers == children)
    #expect(root.selectedIndex == selected)
    #expect(root.presentedViewController == nil)
  }
}

@MainActor
@Suite("Question 7: go to Account wherever it is", .everyCompletion, .limited)
struct AccountAnywhereRouteTests {
  private let account = find(AccountViewController.self).from(tabScreen)

  @Test("In another tab, below others in a stack, and under whatever is presented", arguments: StartingState.tabbed)
  func found(state: StartingState) async throws {
    let app = state.makeApp()
    let root = try #require(app.window.rootViewController as? UITabBarController)
    let wanted = AccountViewController()
    root.viewControllers?.append(stack(wanted, InfoViewController()))
    let result = try await app.router.navigate(to: account)
    #expect(result.viewController === wanted)
    #expect(app.top === wanted)
    #expect(root.presentedViewController == nil)
  }

  @Test("A route goes to Account in a modal under another")
  func inModal() async throws {
    let app = StartingState.firstTab.makeApp()
    let wanted = AccountViewController()
    app.present(stack(wanted, InfoViewController()))
    app.present(InfoViewController())
    try await app.router.navigate(to: account)
    #expect(app.top === wanted)
    #expect(wanted.navigationController?.presentingViewController === app.window.rootViewController)
  }

  @Test("If Account is nowhere, the tab bar brings it along, and its tab is selected", arguments: 0...2)
  func built(modals: Int) async throws {
    let app = App(root: InfoViewController())
    for _ in 0..<modals { app.present(stack(InfoViewController())) }
    try await app.router.navigate(to: account)
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 1
           ├─ HomeViewController
           └─ AccountViewController  ← top
        """
    )
  }

  @Test(
    "If a tab bar is there without Account, the route fails, and nothing moves",
    arguments: StartingState.tabbed
  )
  func missing(state: StartingState) async {
    let app = state.makeApp()
    await app.expectRefused(as: .notFound) { try await $0.navigate(to: account) }
  }
}
