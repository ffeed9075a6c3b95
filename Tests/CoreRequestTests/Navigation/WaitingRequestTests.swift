import Portolan
import PortolanArticles
import Testing

@Suite("Requests that wait in a guard", .everyCompletion, .limited)
@MainActor
struct WaitingRequestTests {
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
