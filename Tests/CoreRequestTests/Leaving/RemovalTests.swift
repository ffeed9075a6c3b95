import Portolan
import Testing

/// Each way to remove a screen, with each answer of the screen.
@MainActor
@Suite("A screen that a route would remove", .everyCompletion, .limited)
struct RemovalTests {
  private let draft = DraftViewController()

  @Test("A screen with unsaved changes is asked once by a route that removes it", arguments: Removal.allCases)
  func allowed(removal: Removal) async throws {
    let (app, remove) = removal.start(with: draft)
    try await remove(app.router)
    #expect(draft.questions == 1)
    #expect(!app.state.contains(draft))
  }

  @Test("A screen with unsaved changes stays if the user keeps it, with everything else", arguments: Removal.allCases)
  func denied(removal: Removal) async {
    let (app, remove) = removal.start(with: draft)
    draft.answer = .success(false)
    let error = await app.expectRefused(as: .leaveDenied, remove)
    #expect(
      error?.reason == "DraftViewController would have to leave the screen, and the user was asked and kept it")
    #expect(draft.questions == 1)
  }

  @Test("A screen whose saving fails stays, and the request has its error", arguments: Removal.allCases)
  func failing(removal: Removal) async {
    let (app, remove) = removal.start(with: draft)
    draft.answer = .failure(Failure())
    await app.expectUndone(remove)
  }

  @Test("A controller that refuses to leave stays, and no plan removes it", arguments: Removal.allCases)
  func refused(removal: Removal) async {
    let editor = EditorViewController()
    let (app, remove) = removal.start(with: editor)
    if removal != .restored {
      let error = #expect(throws: RoutingError.self) { try app.router.plan(to: removal.destination(removing: editor)) }
      #expect(error?.code == .notDismissible)
    }
    let error = await app.expectRefused(as: .notDismissible, remove)
    #expect(error?.reason == "EditorViewController would have to leave the screen, but it refuses to be dismissed")
  }
}
