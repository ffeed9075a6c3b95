import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Steps that only find, in the middle of a route", .everyCompletion, .limited)
struct FoundStepTests {
  @Test("The step before a step that only finds is built before anything is put into the found container")
  func originIsBuilt() async throws {
    let app = App(root: stack(HomeViewController()))
    let bag = pushedBag(from: pushedAccount)
    #expect(
      try app.router.plan(to: bag).description == """
        Plan to reach BagViewController
          start at   UINavigationController
          build      AccountViewController  push
          expect     UINavigationController
          build      BagViewController  push
          reveal     BagViewController
        """)
    try await app.router.navigate(to: bag)
    #expect(
      app.tree == """
        UIWindow
        └─ UINavigationController
           ├─ HomeViewController
           ├─ AccountViewController
           └─ BagViewController  ← top
        """)
  }

  @Test("The step before a step that only finds is shown first if another container is nearer to the user")
  func originIsShown() async throws {
    let home = HomeViewController()
    let root = tabs(stack(home), stack(AccountViewController()))
    root.selectedIndex = 1
    let app = App(root: root)
    app.present(stack(InfoViewController()))
    let bag = pushedBag(from: find(HomeViewController.self).from(existing(home)).assemble())
    try await app.router.navigate(to: bag)
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 0
           ├─ UINavigationController
           │  ├─ HomeViewController
           │  └─ BagViewController  ← top
           └─ UINavigationController
              └─ AccountViewController
        """)
  }

  @Test("A finder that finds nothing there leaves the hierarchy as it was")
  func notThere() async throws {
    let app = App(root: HomeViewController())
    app.present(stack(InfoViewController()))
    let account = findOrBuild(AccountViewController.self).using(.present).from(.root)
    await app.expectRefused(as: .targetNotFound) { try await $0.navigate(to: pushedBag(from: account)) }
  }

  @Test("A step that only finds starts from one that is built, in one route")
  func unfinishedOrigin() async throws {
    let account = StepAssembly(finder: ClassFinder<AccountViewController, Int>(), factory: NilFactory())
      .from(
        SingleContainerStep(
          finder: ClassFinder<UITabBarController, Any?>(),
          factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
            .with(ClassFactory<HomeViewController, Any?>(), using: UITabBarController.addTab())
            .with(ClassFactory<AccountViewController, Any?>(), using: UITabBarController.addTab())
            .assemble())
      )
      .using(.replaceRoot)
      .from(.root)
      .assemble()
    let app = App(root: InfoViewController())
    let first = try await app.router.navigate(to: account, with: 1)
    #expect(app.top === first.viewController)
    #expect(app.top is AccountViewController)
    (app.window.rootViewController as? UITabBarController)?.selectedIndex = 0
    #expect(try await app.router.navigate(to: account, with: 2).viewController === first.viewController)
    #expect(app.top === first.viewController)
  }

  @Test("A step that only finds is found under modals when the plan is made, and the modals leave")
  func underModals() async throws {
    let (app, _) = coveredAccount()
    let info = findOrBuild(InfoViewController.self).using(.present).from(.current)
    let bag = bagOnAccount(from: info)
    #expect(
      try app.router.plan(to: bag).description == """
        Plan to reach BagViewController
          start at   AccountViewController
          dismiss    UINavigationController
          dismiss    CatalogueViewController
          build      BagViewController  push
          reveal     BagViewController
        """)
    try await app.router.navigate(to: bag)
    #expect(app.tree == bagOnAccountTree)
  }

  @Test("Modals leave for a step that only finds, even if they were expected to stay")
  func underUnplannedModals() async throws {
    let (app, info) = coveredAccount()
    let login = build(LoginViewController.self).using(.push).from(existing(info).expectingContainer())
    try await app.router.navigate(to: bagOnAccount(from: login))
    #expect(app.tree == bagOnAccountTree)
  }

  /// Returns an app with two modals over the one that has the account.
  private func coveredAccount() -> (App, InfoViewController) {
    let app = App(root: HomeViewController())
    let info = InfoViewController()
    for modal in [stack(AccountViewController()), CatalogueViewController(), stack(info)] { app.present(modal) }
    return (app, info)
  }

  private func bagOnAccount<Origin: UIViewController>(
    from origin: DestinationStep<Origin, Any?>
  ) -> DestinationStep<BagViewController, Any?> {
    build(BagViewController.self).using(.push)
      .from(find(AccountViewController.self).from(origin).expectingContainer())
  }

  private let bagOnAccountTree = """
    UIWindow
    └─ HomeViewController
       └─ presents UINavigationController  formSheet
          ├─ AccountViewController
          └─ BagViewController  ← top
    """

  private var pushedAccount: DestinationStep<AccountViewController, Any?> {
    findOrBuild(AccountViewController.self).using(.push).from(find(UINavigationController.self)).from(.current)
  }

  private func pushedBag<Origin: UIViewController>(
    from origin: DestinationStep<Origin, Any?>
  ) -> DestinationStep<BagViewController, Any?> {
    findOrBuild(BagViewController.self).using(.push).from(find(UINavigationController.self)).from(origin)
  }
}
