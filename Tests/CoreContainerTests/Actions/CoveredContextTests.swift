import Portolan
import Testing

@MainActor
@Suite("Screens that a modal in their own context covers", .limited)
struct CoveredContextTests {
  @Test("A push below a screen that its modal covers waits for nothing")
  func push() async throws {
    let list = CatalogueViewController()
    list.definesPresentationContext = true
    let navigation = stack(list)
    let app = App(root: tabs(navigation))
    let modal = BagViewController()
    modal.modalPresentationStyle = .currentContext
    app.present(modal)
    let deadline = Gate()
    deadline.open()
    let push = build(InfoViewController.self).using(UINavigationController.push()).from(existing(navigation))
    _ = try await Deadline.$pass.withValue(
      { await deadline.pass() }, operation: { try await app.router.navigate(to: push, animated: false) })
    #expect(navigation.topViewController is InfoViewController)
    #expect(deadline.arrivals == 0)
  }
}
