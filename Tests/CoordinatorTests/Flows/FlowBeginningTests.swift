import Portolan
import Testing

@MainActor
@Suite("A flow that nothing waits for", .everyCompletion, .limited)
struct FlowBeginningTests {
  /// Shows a form by a router.
  private final class FormFlow: Flow<Int> {
    let router: DefaultRouter
    let refusal: (any Error)?

    init(_ router: DefaultRouter, refusal: (any Error)? = nil) {
      self.router = router
      self.refusal = refusal
    }

    override func start() async throws {
      let step = build(FormViewController.self).using(.present).from(.current)
      try await show(Destination(step, with: nil), by: router)
      if let refusal { throw refusal }
    }
  }

  private let home = HomeViewController()

  @Test(
    "A flow that nothing waits for has begun when its first screen is shown, and reports its value when its screens are gone"
  )
  func value() async throws {
    let app = App(root: home)
    let flow = FormFlow(app.router)
    var ends: [(value: Int?, screenIsGone: Bool)] = []
    try await flow.begin { result in
      ends.append((try? result.get(), home.presentedViewController == nil))
    }
    #expect(home.presentedViewController is FormViewController)
    #expect(ends.isEmpty)
    flow.finish(7)
    await until { !ends.isEmpty }
    #expect(ends.count == 1)
    #expect(ends.first?.value == 7)
    #expect(ends.first?.screenIsGone == true)
  }

  @Test("A flow that nothing waits for throws its error if it cannot begin, when its screens are gone")
  func refused() async throws {
    let app = App(root: home)
    var failures = 0
    await #expect(throws: Failure.self) {
      try await FormFlow(app.router, refusal: Failure()).begin { result in
        if case .failure = result { failures += 1 }
      }
    }
    #expect(home.presentedViewController == nil)
    await until { failures > 0 }
    #expect(failures == 1)
  }

  @Test(
    "A flow that nothing waits for is cancelled with the task that begins it, and no longer when it has begun",
    .headlessOnly)
  func cancelled() async throws {
    let app = App(root: home, isManual: true)
    let flow = FormFlow(app.router)
    let task = Task { try await flow.begin() }
    await until { !app.clock.isIdle }
    task.cancel()
    await settle()
    while !app.clock.isIdle {
      app.clock.runToEnd()
      await settle()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(home.presentedViewController == nil)
  }

  @Test("A flow that nothing waits for continues if the task that has begun it is cancelled later")
  func cancelledLater() async throws {
    let app = App(root: home)
    let flow = FormFlow(app.router)
    var value: Int?
    let task = Task {
      try await flow.begin { value = try? $0.get() }
      await until { Task.isCancelled }
    }
    await until { home.presentedViewController is FormViewController }
    await app.rest()
    await settle()
    task.cancel()
    try await task.value
    #expect(home.presentedViewController is FormViewController)
    flow.finish(3)
    await until { value != nil }
    #expect(value == 3)
  }

  @Test("A flow that nothing waits for does not hold back the next link")
  func link() async throws {
    let app = App(root: home)
    var flows: [FormFlow] = []
    let inbox = DeepLinkInbox<Int>(
      gate: ReadinessGate(closedFor: []), understand: { _ in 0 },
      carryOut: { _ in
        let flow = FormFlow(app.router)
        flows.append(flow)
        try await flow.begin()
      })
    try #require(await inbox.deliver(1).isReached)
    try #require(await inbox.deliver(2).isReached)
    #expect(flows.count == 2)
    for flow in flows { flow.cancel() }
    await until { home.presentedViewController == nil }
    #expect(home.presentedViewController == nil)
  }
}
