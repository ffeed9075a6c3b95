import Portolan
import Testing

@MainActor
@Suite("An undo that takes time", .everyCompletion, .limited)
struct UndoLimitTests {
  private let drawer = DrawerViewController([HomeViewController()])
  private let app: App

  init() { app = App(root: drawer) }

  /// A route that adds a screen to the drawer, and then fails.
  private func failing(_ spoil: @escaping @MainActor () -> Void) -> DestinationStep<BagViewController, Any?> {
    let added = build(InfoViewController.self).using(PutIntoDrawer()).from(existing(drawer))
    return build(BagViewController.self).using(Spoiling(spoil: spoil)).from(added)
  }

  @Test("An undo ends at the deadline if a container never returns, and the next request has its turn")
  func neverReturns() async throws {
    let gate = Gate()
    let step = failing { [drawer] in drawer.whenSet = { await gate.pass() } }
    let error = await #expect(throws: RoutingError.self) {
      try await Deadline.$pass.withValue({ await gate.arrivals(1) }) { try await app.router.navigate(to: step) }
    }
    #expect(error?.code == .undoIncomplete)
    #expect(error?.underlyingError is Failure)
    #expect(error?.reason.contains("has not ended") == true)
    drawer.whenSet = {}
    let account = build(AccountViewController.self).using(.present).from(.current)
    try await app.router.navigate(to: account)
    #expect(app.top is AccountViewController)
    // The undo that was given up moves nothing more.
    gate.open()
    await settle()
    #expect(app.top is AccountViewController)
  }

  @Test("A cancellation that comes during the undo does not stop it")
  func cancelledMeanwhile() async {
    var request: Task<NavigationResult, any Error>?
    let before = app.state
    let step = failing { [drawer] in
      drawer.whenSet = {
        request?.cancel()
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    request = Task { try await app.router.navigate(to: step, animated: false) }
    await #expect(throws: Failure()) { try await request?.value }
    #expect(app.state == before)
  }
}
