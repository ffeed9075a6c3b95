import Portolan
import Testing

@MainActor
@Suite("Guards and context tasks that need no waiting", .everyCompletion, .limited)
struct SynchronousHookTests {
  private let trace = Trace()

  private func home(
    changing: (StepAssembly<NilFinder<HomeViewController, Any?>, ClassFactory<HomeViewController, Any?>>) ->
      Step<HomeViewController, Any?, NeedsAction>
  ) -> DestinationStep<HomeViewController, Any?> {
    changing(StepAssembly(finder: NilFinder(), factory: ClassFactory()))
      .using(.present)
      .from(.current)
      .assemble()
  }

  @Test("Synchronous hooks keep their order among those that wait, and each runs once")
  func order() async throws {
    let app = App(root: UIViewController())
    let trace = trace
    app.router.add(InlineInterceptor<Any?> { _ in note("global") })
    app.router.add(
      InlineInterceptor<Any?> { _ in
        await Task.yield()
        return note("waiting global")
      })
    func note(_ line: String) -> InterceptorAnswer {
      trace.note(line)
      return .proceed
    }
    let step = home {
      $0.adding(InlineInterceptor<Any?> { _ in note("own") })
        .adding(
          InlineInterceptor<Any?> { _ in
            await Task.yield()
            return note("waiting own")
          }
        )
        .adding(InlineInterceptor<Any?> { _ in note("last") })
        .adding(InlineContextTask<HomeViewController, Any?> { _, _ in trace.note("task") })
        .adding(
          InlineContextTask<HomeViewController, Any?> { _, _ in
            await Task.yield()
            trace.note("waiting task")
          }
        )
        .adding(InlineContextTask<HomeViewController, Any?> { _, _ in trace.note("last task") })
    }
    try await app.router.navigate(to: step)
    #expect(
      trace.lines == [
        "global", "waiting global", "own", "waiting own", "last", "task", "waiting task", "last task",
      ])
  }

  @Test("Synchronous guards deny and redirect, and are asked once for each destination")
  func answers() async throws {
    struct Denied: Error {}
    let app = App(root: UIViewController())
    let before = app.state
    let trace = trace
    let other = home {
      $0.adding(
        InlineInterceptor<Any?> { _ in
          trace.note("other")
          return .proceed
        })
    }
    var isDenied = true
    let step = home {
      $0.adding(
        InlineInterceptor<Any?> { _ in
          trace.note("asked")
          if isDenied { throw Denied() }
          return .redirect(to: other)
        })
    }
    await #expect(throws: Denied.self) { try await app.router.navigate(to: step) }
    #expect(app.state == before)
    isDenied = false
    let result = try await app.router.navigate(to: step)
    #expect(result.destination.name == "HomeViewController")
    #expect(trace.lines == ["asked", "asked", "other"])
  }
}
