import Portolan
import Testing

@MainActor
@Suite("The undo closure of an action of one's own", .everyCompletion, .limited)
struct OwnUndoTests {
  private struct Noting: Action {
    let name: String
    let trace: Trace

    func perform(
      with viewController: UIViewController,
      on existingController: UIViewController,
      animated: Bool
    ) async throws -> Undo? {
      let (name, trace) = (name, trace)
      trace.note("do \(name)")
      await existingController.presentToEnd(viewController, animated: animated)
      return { trace.note("undo \(name)") }
    }
  }

  private let trace = Trace()

  private func two() -> DestinationStep<BagViewController, Any?> {
    build(BagViewController.self).using(Noting(name: "2", trace: trace))
      .from(build(AccountViewController.self).using(Noting(name: "1", trace: trace)).from(.root))
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
    struct Presenting: Action {
      let trace: Trace
      let cancel: @MainActor () -> Void

      func perform(
        with viewController: UIViewController, on existingController: UIViewController, animated: Bool
      ) async throws -> Undo? {
        let trace = trace
        await existingController.presentToEnd(viewController, animated: animated)
        cancel()
        return { trace.note("undo, cancelled: \(Task.isCancelled)") }
      }
    }
    @MainActor
    final class Request {
      var task: Task<NavigationResult, any Error>?
    }
    let app = App(root: HomeViewController())
    let before = app.state
    let request = Request()
    let first = build(AccountViewController.self)
      .using(Presenting(trace: trace) { request.task?.cancel() }).from(.root)
    let step = build(BagViewController.self).using(.present).from(first)
    let task = Task { try await app.router.navigate(to: step, animated: false) }
    request.task = task
    await #expect(throws: CancellationError.self) { try await task.value }
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
