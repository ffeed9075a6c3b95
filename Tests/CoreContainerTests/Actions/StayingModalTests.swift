import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A modal that stays while routes move below it", .everyCompletion, .limited)
struct StayingModalTests {
  private let sheet = InfoViewController()
  private let navigation = stack(CatalogueViewController())
  private let app: App

  init() {
    app = App(root: tabs(navigation, HomeViewController()))
    sheet.staysDuringNavigation = true
    app.present(sheet)
  }

  private let pushing = build(BagViewController.self).using(UINavigationController.push())
    .from(find(UINavigationController.self)).from(.current)
  private let presenting = build(AccountViewController.self).using(.present).from(.current)

  @Test("A modal that stays is kept by a push, a change of tabs and a pop below it")
  func below() async throws {
    try await app.router.navigate(to: pushing, animated: false)
    #expect(navigation.topViewController is BagViewController)
    try await app.router.navigate(to: Step.found(by: ClassFinder<HomeViewController, Any?>()))
    try await app.router.navigate(to: Step.found(by: ClassFinder<CatalogueViewController, Any?>()))
    #expect(navigation.viewControllers.count == 1)
    try await app.router.navigate(to: .root)
    #expect(app.top === sheet)
    #expect(try app.router.plan(to: pushing).dismissed.isEmpty)
  }

  @Test("A modal that stays lies below a new modal, and is dismissed for a route below both")
  func above() async throws {
    try await app.router.navigate(to: presenting, animated: false)
    #expect(sheet.presentedViewController is AccountViewController)
    try await app.router.navigate(to: Step.found(by: ClassFinder<HomeViewController, Any?>()))
    #expect(sheet.presentedViewController == nil)
    #expect(app.window.rootViewController?.presentedViewController === sheet)
    // It can still be a destination.
    try await app.router.navigate(to: Step.found(by: ClassFinder<InfoViewController, Any?>()))
    #expect(app.top === sheet)
  }

  @Test("A modal that stays over another modal leaves with it")
  func overOther() async throws {
    let app = App(root: HomeViewController())
    app.present(AccountViewController())
    let other = BagViewController()
    other.staysDuringNavigation = true
    app.present(other)
    try await app.router.navigate(to: .root)
    #expect(app.window.rootViewController?.presentedViewController == nil)
  }

  @Test("A modal that stays is dismissed with the root, and by close()")
  func leaves() async throws {
    let root = build(LoginViewController.self).using(.replaceRoot).from(.root)
    #expect(try app.router.plan(to: root).dismissed == ["InfoViewController"])
    try await app.router.navigate(to: root)
    #expect(sheet.presentingViewController == nil)
    #expect(app.window.headless.strandedViewControllers.isEmpty)
    app.present(sheet)
    #expect(try await sheet.close())
    #expect(sheet.presentingViewController == nil)
  }

  @Test("A modal stays in its place if a navigation below it is undone")
  func undone() async throws {
    let before = app.state
    let failing = StepAssembly(finder: NilFinder<AccountViewController, Any?>(), factory: NilFactory())
      .from(pushing).assemble()
    await #expect(throws: RoutingError.self) { try await app.router.navigate(to: failing, animated: false) }
    #expect(app.state == before)
  }
}
