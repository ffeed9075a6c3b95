import Portolan
import Testing

@MainActor
@Suite("Code of an app that does not return when its request ends", .patient, .limited)
struct GivenUpTests {
  private let app = App(root: HomeViewController())
  private let gate = Gate()
  private let trace = Trace()

  @Test("An action has a moment to return, and its later changes are undone")
  func action() async throws {
    let before = app.state
    let (router, gate, trace) = (app.router, gate, trace)
    let slow = ClosureAction<UIViewController> { _, _, _ in
      await gate.pass()
      trace.note("done")
      return { trace.note("undone") }
    }
    let step = build(BagViewController.self).using(slow).from(.root)
    // The moment lasts until this is opened.
    let moment = Gate()
    let pass = Deadline.Wait { _ in await moment.pass() }
    let request = Deadline.$pass.withValue(pass) {
      Task {
        defer { trace.note("answered") }
        _ = try await router.navigate(to: step, animated: false)
      }
    }
    await gate.arrivals(1)
    Deadline.$pass.withValue(pass) { request.cancel() }
    #expect(await until { moment.arrivals == 1 })
    await settle()
    #expect(trace.lines.isEmpty)
    moment.open()
    #expect(await until { trace.lines == ["answered"] })
    await #expect(throws: CancellationError.self) { try await request.value }
    #expect(app.state == before)
    gate.open()
    #expect(await until { trace.lines.count == 3 })
    #expect(trace.lines == ["answered", "done", "undone"])
  }

  @Test("A factory is not waited for when another request supersedes its own")
  func factory() async throws {
    let step = buildLater(BagViewController.self) { [gate] in await gate.pass() }.using(.present).from(.root)
    let newer = build(InfoViewController.self).using(.present).from(.root)
    let trace = trace
    app.router.navigate(to: step, animated: false) { result in
      if case .failure(let error) = result { trace.note("\((error as? RoutingError)?.code == .superseded)") }
    }
    await gate.arrivals(1)
    app.router.policy = .latest
    app.router.navigate(to: newer, animated: false) { _ in trace.note("newer") }
    #expect(await until { trace.lines.count == 2 })
    #expect(trace.lines == ["true", "newer"])
    #expect(app.top is InfoViewController)
    gate.open()
    await settle()
    #expect(app.top is InfoViewController)
  }

  @Test("A factory is not waited for when its own request was superseded before the wait began")
  func factoryThatSupersedes() async throws {
    let newer = build(InfoViewController.self).using(.present).from(.root)
    let (router, gate, trace) = (app.router, gate, trace)
    let step = buildLater(BagViewController.self) {
      RequestScope.independently { router.navigate(to: newer, animated: false) { _ in trace.note("newer") } }
      await gate.pass()
    }
    .using(.present).from(.root)
    router.policy = .latest
    router.navigate(to: step, animated: false) { result in
      if case .failure(let error) = result { trace.note("\((error as? RoutingError)?.code == .superseded)") }
    }
    #expect(await until { trace.lines.count == 2 })
    #expect(trace.lines == ["true", "newer"])
    gate.open()
  }
}
