import Portolan
import PortolanArticles
import Testing

@Suite("Requests that wait in a guard", .everyCompletion, .limited)
@MainActor
struct WaitingRequestTests {
  @Test("A request that waits in a guard keeps no controller alive that leaves meanwhile")
  func lifetime() async throws {
    let app = App(root: HomeViewController())
    let gate = Gate()
    let home = findOrBuild(HomeViewController.self)
      .adding(InlineInterceptor<Any?>(checking: { _ in await gate.pass() }))
      .using(.replaceRoot)
      .from(.root)
    // The route begins under a modal, which it would have to dismiss.
    weak let modal = app.present(BagViewController())
    let request = Task { try await app.router.navigate(to: home) }
    await gate.arrivals(1)
    app.atOnce { app.window.rootViewController?.dismiss(animated: false, completion: nil) }
    #expect(modal == nil)
    gate.open()
    _ = try await request.value
    #expect(app.top is HomeViewController)
  }

  @Test(
    "A request keeps no modal over its route alive while a guard or a screen is asked", arguments: [true, false])
  func lifetimeOfModals(asksScreen: Bool) async throws {
    let app = App(root: HomeViewController())
    let gate = Gate()
    let draft = DraftViewController()
    draft.gate = gate
    if asksScreen { app.present(draft) }
    weak let modal = app.present(BagViewController())
    let container = NavigationControllerStep<Any?>()
      .adding(InlineInterceptor<Any?>(checking: { _ in if !asksScreen { await gate.pass() } }))
      .using(.present).from(.root).assemble()
    let step = build(InfoViewController.self).using(UINavigationController.push()).from(container)
    let request = Task { try await app.router.navigate(to: step) }
    await gate.arrivals(1)
    app.atOnce { modal?.dismiss(animated: false, completion: nil) }
    #expect(modal == nil)
    gate.open()
    _ = try await request.value
    #expect(app.top is InfoViewController)
  }
}
