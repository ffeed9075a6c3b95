import Portolan
import Testing

@MainActor
@Suite("A modal in the context of a tab", .everyCompletion, .limited)
struct HiddenModalTests {
  private let list = CatalogueViewController()
  private let modal = BagViewController()
  private let app: App
  private let tabs: UITabBarController
  private let toList = Destination(Step.found(by: ClassFinder<CatalogueViewController, Any?>()), with: nil)

  /// Presents the modal in the first tab, which is then left.
  init() {
    list.definesPresentationContext = true
    tabs = PortolanTestSupport.tabs(stack(list), HomeViewController())
    app = App(root: tabs)
    modal.modalPresentationStyle = .overCurrentContext
    app.present(modal)
    let tabs = tabs
    app.atOnce { tabs.selectedIndex = 1 }
  }

  /// Presents a sheet over the tabs.
  private func presentSheet() -> UIViewController {
    let sheet = DraftViewController()
    let tabs = tabs
    app.atOnce { tabs.present(sheet, animated: false) }
    return sheet
  }

  @Test(
    "A modal in the context of a tab leaves for a screen below it, even if the tab is not selected",
    arguments: [true, false])
  func hidden(animated: Bool) async throws {
    #expect(try app.router.plan(to: toList).dismissed == ["BagViewController"])
    try await app.router.navigate(to: toList, animated: animated)
    #expect(tabs.selectedIndex == 0)
    #expect(modal.presentingViewController == nil)
    #expect(try app.router.plan(to: toList).isReached)
  }

  @Test("A modal in the context of a tab is asked before it leaves a tab that is not selected")
  func refused() async throws {
    let draft = DraftViewController()
    draft.answer = .success(false)
    draft.modalPresentationStyle = .overCurrentContext
    let (tabs, list) = (tabs, list)
    app.atOnce {
      tabs.selectedIndex = 0
      list.dismiss(animated: false)
      list.present(draft, animated: false)
      tabs.selectedIndex = 1
    }
    await app.expectRefused(as: .leaveDenied) { try await $0.navigate(to: toList) }
    #expect(draft.questions == 1)
  }

  @Test(
    "A modal in the context of a tab leaves together with a sheet over the tabs, which is asked too",
    arguments: [true, false])
  func both(animated: Bool) async throws {
    let sheet = try #require(presentSheet() as? DraftViewController)
    #expect(try app.router.plan(to: toList).dismissed == ["DraftViewController", "BagViewController"])
    try await app.router.navigate(to: toList, animated: animated)
    #expect(sheet.questions == 1)
    #expect(sheet.presentingViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(tabs.selectedIndex == 0)
  }

  @Test(
    "A modal in the context of a tab comes back with the sheet over the tabs if a later step fails",
    arguments: [true, false])
  func undone(animated: Bool) async throws {
    _ = presentSheet()
    let failing = build(InfoViewController.self)
      .using(FailingAction()).from(
        build(AccountViewController.self).using(UINavigationController.push())
          .from(Step.found(by: ClassFinder<CatalogueViewController, Any?>()).expectingContainer())
      ).assemble()
    await app.expectUndone { try await $0.navigate(to: failing, animated: animated) }
  }

  @Test(
    "A modal in the context of a tab stays if it is a search, and a sheet over the tabs leaves",
    arguments: [true, false])
  func search(animated: Bool) async throws {
    modal.staysDuringNavigation = true
    let sheet = presentSheet()
    #expect(try app.router.plan(to: toList).dismissed == ["DraftViewController"])
    try await app.router.navigate(to: toList, animated: animated)
    #expect(sheet.presentingViewController == nil)
    #expect(list.presentedViewController === modal)
    #expect(tabs.presentedViewController == nil)
  }

  /// A finder of the app's own that knows its screen, wherever that is.
  private struct KnownFinder: Finder {
    let known: UIViewController

    func findViewController(with context: Any?) throws -> UIViewController? { known }
  }

  @Test(
    "A modal in the context of a tab that is not selected is shown again if a finder of the app returns it",
    arguments: [true, false], [true, false])
  func found(isCovered: Bool, animated: Bool) async throws {
    let sheet = isCovered ? presentSheet() : nil
    let toModal = Destination(Step.found(by: KnownFinder(known: modal)), with: nil)
    #expect(try !app.router.plan(to: toModal).isReached)
    try await app.router.navigate(to: toModal, animated: animated)
    #expect(tabs.selectedIndex == 0)
    #expect(sheet?.presentingViewController == nil)
    #expect(app.top === modal)
    #expect(try app.router.plan(to: toModal).isReached)
  }

  @Test("A modal in the context of a tab that was selected again is hidden again if a later step fails")
  func foundUndone() async {
    let step = Step.found(by: KnownFinder(known: modal)).failing
    await app.expectUndone { try await $0.navigate(to: step) }
  }

  @Test("A modal in the context of a stack that the app has dismissed in the same turn does not come back by an undo")
  func dismissedInSameTurn() async throws {
    let app = App(root: PortolanTestSupport.tabs(stack(CatalogueViewController())))
    let overlay = BagViewController()
    overlay.modalPresentationStyle = .overCurrentContext
    app.present(overlay)
    overlay.dismiss(animated: false)
    let push = build(InfoViewController.self).using(UINavigationController.push()).from(
      find(UINavigationController.self)
    )
    .from(.current)
    await #expect(throws: (any Error).self) { try await app.router.navigate(to: push.failing, animated: false) }
    await app.rest()
    #expect(overlay.presentingViewController == nil)
  }
}
