import Portolan
import Testing

@MainActor
@Suite("The undo closure of an action of one's own", .everyCompletion, .limited)
struct OwnUndoTests {
  private let trace = Trace()

  /// An action that presents, and whose undo closure notes that it was called.
  private func noting(_ name: String) -> ClosureAction<UIViewController> {
    ClosureAction { [trace] screen, presenter, animated in
      trace.note("do \(name)")
      await presenter.presentToEnd(screen, animated: animated)
      return { trace.note("undo \(name)") }
    }
  }

  private func two() -> DestinationStep<BagViewController, Any?> {
    build(BagViewController.self).using(noting("2"))
      .from(build(AccountViewController.self).using(noting("1")).from(.root))
  }

  @Test(
    "The undo closure of an app's own action is called when the navigation fails later, the last action first",
    arguments: StartingState.allCases)
  func called(state: StartingState) async {
    let app = state.makeApp()
    let step = two().failing
    await app.expectUndone { try await $0.navigate(to: step) }
    #expect(trace.lines == ["do 1", "do 2", "undo 2", "undo 1"])
  }

  @Test("The undo closure of an app's own action runs in a task that is not cancelled, though the request was")
  func notCancelled() async {
    let app = App(root: HomeViewController())
    let before = app.state
    var request: Task<NavigationResult, any Error>?
    let presenting = ClosureAction<UIViewController> { [trace] screen, presenter, animated in
      await presenter.presentToEnd(screen, animated: animated)
      request?.cancel()
      return { trace.note("undo, cancelled: \(Task.isCancelled)") }
    }
    let first = build(AccountViewController.self).using(presenting).from(.root)
    let step = build(BagViewController.self).using(.present).from(first)
    request = Task { try await app.router.navigate(to: step, animated: false) }
    await #expect(throws: CancellationError.self) { try await request?.value }
    #expect(trace.lines == ["undo, cancelled: false"])
    #expect(app.state == before)
  }

  @Test("The undo closure of an app's own action is not called when the navigation succeeds")
  func notCalled() async throws {
    let app = StartingState.firstTab.makeApp()
    try await app.router.navigate(to: two())
    #expect(trace.lines == ["do 1", "do 2"])
    #expect(app.top is BagViewController)
  }
}

@MainActor
@Suite("An undo that is itself refused", .everyCompletion, .limited)
struct IncompleteUndoTests {
  @Test("An undo that is itself refused is an error with the first error and both hierarchies")
  func bothHierarchies() async {
    final class OnceViewController: UIViewController {
      var isSpent = false

      override func present(_ presented: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        guard !isSpent else { return }
        isSpent = true
        super.present(presented, animated: flag, completion: completion)
      }
    }
    let app = App(root: OnceViewController())
    app.present(LoginViewController())
    let step = build(BagViewController.self).using(FailingAction()).from(.root)
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: step) }
    #expect(error?.code == .undoIncomplete)
    #expect(error?.underlyingError as? Failure == Failure())
    #expect(
      error?.description == """
        Cannot navigate to BagViewController: the navigation failed, and the hierarchy could not be put back: \
        LoginViewController cannot be presented: OnceViewController did not take it.
        Because: injected
        Hierarchy:
        UIWindow
        └─ OnceViewController
           └─ presents LoginViewController  formSheet
        Hierarchy after the undo:
        UIWindow
        └─ OnceViewController  ← top
        To fix: navigate to a screen that starts from Step.root.
        Code: undoIncomplete
        """
    )
  }
}
