import Portolan
import Testing

@MainActor
@Suite("Guards and context tasks that need no waiting", .everyCompletion, .limited)
struct SynchronousHookTests {
  private let trace = Trace()

  @Test("Synchronous hooks keep their order among those that wait, and each runs once")
  func order() async throws {
    let app = App(root: UIViewController())
    let trace = trace
    func waiting(_ line: String) -> InlineInterceptor<Any?> {
      InlineInterceptor { _ in
        await Task.yield()
        trace.note(line)
        return .proceed
      }
    }
    let waitingTask = InlineContextTask<HomeViewController, Any?> { _, _ in
      await Task.yield()
      trace.note("waiting task")
    }
    app.router.add(trace.guarding("global"))
    app.router.add(waiting("waiting global"))
    let step = build(HomeViewController.self)
      .adding(trace.guarding("own")).adding(waiting("waiting own")).adding(trace.guarding("last"))
      .adding(trace.task("task")).adding(waitingTask).adding(trace.task("last task"))
      .using(.present).from(.current)
    try await app.router.navigate(to: step)
    #expect(
      trace.lines == [
        "global", "waiting global", "own", "waiting own", "last", "task", "waiting task", "last task",
      ])
  }
}
