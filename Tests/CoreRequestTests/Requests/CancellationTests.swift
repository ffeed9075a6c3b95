import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Cancelling a request", .everyCompletion, .limited)
struct CancellationTests {
  private let app = App(root: stack(CatalogueViewController()))
  private let trace = Trace()

  private func bag(guardedBy gate: Gate) -> DestinationStep<BagViewController, Any?> {
    StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .adding(
        InlineInterceptor<Any?> { _ in
          await gate.pass()
          return .proceed
        }
      )
      .using(.present).from(.current).assemble()
  }

  @Test("A request that is cancelled while it waits in a guard leaves everything as it was")
  func inGuard() async {
    let gate = Gate()
    let before = app.state
    let (router, step) = (app.router, bag(guardedBy: gate))
    let task = Task { try await router.navigate(to: step) }
    await gate.arrivals(1)
    task.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(app.state == before)
  }

  @Test("A request that is cancelled while it waits for the window ends at once, and the others go on", .headlessOnly)
  func inQueue() async {
    let clock = ManualTransitionClock(beginning: .inCall)
    app.window.headless.transitionClock = clock
    let trace = trace
    let (router, step) = (app.router, bag(guardedBy: opened()))
    let push = StepAssembly(finder: NilFinder<InfoViewController, Any?>(), factory: ClassFactory())
      .using(.push).from(GeneralStep.root().expectingContainer()).assemble()
    router.navigate(to: push) { _ in trace.note("pushed") }
    await until { !clock.isIdle }
    let task = Task { try await router.navigate(to: step) }
    await settle()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!clock.isIdle)
    router.navigate(to: .root) { _ in trace.note("next") }
    while trace.lines.count < 2 {
      clock.step()
      await Task.yield()
    }
    #expect(trace.lines == ["pushed", "next"])
    #expect(app.top is InfoViewController)
    #expect(app.window.rootViewController?.presentedViewController == nil)
  }

  @Test("The cancellation of a caller that joined does not cancel the other")
  func joined() async throws {
    let gate = Gate()
    let (router, step) = (app.router, bag(guardedBy: gate))
    let first = Task { try await router.navigate(to: step) }
    await gate.arrivals(1)
    let second = Task { try await router.navigate(to: step) }
    await settle()
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    gate.open()
    #expect(try await first.value.viewController === app.top)
    #expect(gate.arrivals == 1)
  }

  @Test("The cancellation of the first caller hands the request to the caller that joined")
  func handedOver() async throws {
    let gate = Gate()
    let (router, step) = (app.router, bag(guardedBy: gate))
    let events = EventTrace()
    router.add(events)
    let first = Task { try await router.navigate(to: step) }
    await gate.arrivals(1)
    let second = Task { try await router.navigate(to: step) }
    await settle()
    first.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(try await second.value.viewController === app.top)
    #expect(app.top is BagViewController)
    // The request has gone on, so it has not failed.
    #expect(!events.lines.contains { $0.contains("failed") })
    #expect(events.lines.last?.contains("reached") == true)
  }

  @Test("The cancellation of the first caller hands the request even to a caller that has not begun to wait")
  func handedOverEarly() async throws {
    let trace = trace
    let router = app.router
    let again = Again()
    let step = StepAssembly(
      finder: NilFinder(),
      factory: ClassFactory<BagViewController, Any?>(configuration: { _ in
        guard let step = again.step else { return }
        again.step = nil
        // Registered at once, while its task has yet to begin.
        router.navigate(to: step) { result in
          trace.note((try? result.get()) == nil ? "failed" : "reached")
        }
        withUnsafeCurrentTask { $0?.cancel() }
      })
    )
    .using(.present).from(.current).assemble()
    again.step = step
    let first = Task { try await router.navigate(to: step) }
    await #expect(throws: CancellationError.self) { try await first.value }
    await until { !trace.lines.isEmpty }
    #expect(trace.lines == ["reached"])
    #expect(app.top is BagViewController)
  }

  @MainActor
  private final class Again {
    var step: DestinationStep<BagViewController, Any?>?
  }

  @Test("A request that is cancelled while it commits puts everything back", .headlessOnly)
  func inCommit() async {
    let clock = ManualTransitionClock()
    app.present(InfoViewController())
    let before = app.state
    app.window.headless.transitionClock = clock
    let (router, step) = (app.router, bagFromRoot)
    let task = Task { try await router.navigate(to: step) }
    await until { !clock.isIdle }
    task.cancel()
    var isOver = false
    let end = Task {
      _ = await task.result
      isOver = true
    }
    while !isOver {
      clock.runToEnd()
      await Task.yield()
    }
    await end.value
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(app.state == before)
  }

  @Test("A request that a factory cancels has no other factory build anything")
  func inFactory() async {
    let trace = trace
    let first = StepAssembly(
      finder: NilFinder(),
      factory: ClassFactory<InfoViewController, Any?>(configuration: { _ in
        trace.note("first")
        withUnsafeCurrentTask { $0?.cancel() }
      })
    )
    .using(.present).from(.current).assemble()
    let second = StepAssembly(
      finder: NilFinder(), factory: ClassFactory<BagViewController, Any?>(configuration: { _ in trace.note("second") })
    )
    .using(.present).from(first).assemble()
    let before = app.state
    let router = app.router
    let task = Task { try await router.navigate(to: second) }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(trace.lines == ["first"])
    #expect(app.state == before)
  }

  @Test("A request that is cancelled before it has begun leaves everything as it was")
  func beforehand() async {
    let before = app.state
    let (router, step) = (app.router, bagFromRoot)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await router.navigate(to: step)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(app.state == before)
  }

  private var bagFromRoot: DestinationStep<BagViewController, Any?> {
    StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
      .using(.present).from(.root).assemble()
  }

  private func opened() -> Gate {
    let gate = Gate()
    gate.open()
    return gate
  }
}
