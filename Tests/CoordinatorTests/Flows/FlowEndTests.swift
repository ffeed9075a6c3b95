import Portolan
import Testing

@Suite("The end of a flow takes everything of it along", .everyCompletion, .limited)
@MainActor
struct FlowEndTests {
  /// Has no screens except in the flow inside it.
  private final class OuterFlow: Flow<Int> {
    let inner: SurveyFlow

    init(_ inner: SurveyFlow) { self.inner = inner }

    override func start() async throws { finish(try await run(inner)) }
  }

  /// A flow that runs several others at once.
  private final class ParallelFlow: Flow<Int> {
    let inner: [SurveyFlow]

    init(_ inner: [SurveyFlow]) { self.inner = inner }

    override func start() async throws {
      for flow in inner { task { [weak self] in _ = try await self?.run(flow) } }
    }
  }

  /// Shows a form by a router, in `start` or in a task that `start` leaves behind.
  private final class Routed: Flow<Int> {
    let router: DefaultRouter
    let inTask: Bool

    init(_ router: DefaultRouter, inTask: Bool) { (self.router, self.inTask) = (router, inTask) }

    override func start() async throws {
      if inTask { task { try await self.showForm() } } else { try await showForm() }
    }

    private func showForm() async throws {
      let step = build(FormViewController.self).using(.present).from(.current)
      try await show(Destination(step, with: nil), by: router)
    }
  }

  @Test("The caller goes on when the screens of the flows inside are gone, too", .headlessOnly)
  func inner() async throws {
    let home = HomeViewController()
    let app = App(root: home, isManual: true)
    let flow = OuterFlow(SurveyFlow { present($0, on: home) })
    let caller = Task { @MainActor in
      _ = try? await run(flow)
      return home.presentedViewController == nil
    }
    await until { home.presentedViewController != nil }
    app.clock.runToEnd()

    flow.cancel()
    await until { !app.clock.isIdle }
    app.clock.runToEnd()
    await settle()
    app.clock.runToEnd()
    #expect(await caller.value)
  }

  @Test(
    "The caller goes on when the screens of the last of several flows inside are gone, and not before",
    .headlessOnly)
  func severalInside() async throws {
    let homes = [HomeViewController(), HomeViewController()]
    let apps = homes.map { App(root: $0, isManual: true) }
    let flow = ParallelFlow(homes.map { home in SurveyFlow { present($0, on: home) } })
    var isOver = false
    let caller = Task { @MainActor in
      _ = try? await run(flow)
      isOver = true
    }
    await until { homes.allSatisfy { $0.presentedViewController != nil } }
    for app in apps { app.clock.runToEnd() }

    flow.cancel()
    await until { apps.allSatisfy { !$0.clock.isIdle } }
    for _ in 0..<3 {
      apps[0].clock.runToEnd()
      await settle()
    }
    #expect(homes[0].presentedViewController == nil)
    #expect(homes[1].presentedViewController != nil)
    #expect(!isOver)
    for _ in 0..<3 {
      apps[1].clock.runToEnd()
      await settle()
    }
    await caller.value
    #expect(homes[1].presentedViewController == nil)
  }

  @Test("An alert over a flow inside goes with both flows")
  func alert() async throws {
    let navigation = stack(HomeViewController())
    let app = App(root: navigation)
    let inner = SurveyFlow { present($0, on: navigation) }
    let flow = OuterFlow(inner)
    let caller = Task { @MainActor in try? await run(flow) }
    await until { navigation.presentedViewController != nil }
    present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), on: inner.form)

    flow.cancel()
    _ = await caller.value
    #expect(navigation.presentedViewController == nil)
    _ = app
  }

  @Test("A screen that is shown for a flow that has ended goes again")
  func lateScreen() async throws {
    final class Slow: SurveyFlow {
      let barrier = Gate()

      override func start() async throws {
        await barrier.pass()
        try await super.start()
      }
    }
    let home = HomeViewController()
    let app = App(root: home)
    let flow = Slow { present($0, on: home) }
    let caller = Task { @MainActor in try? await run(flow) }
    await until { flow.barrier.arrivals == 1 }
    flow.cancel()
    _ = await caller.value

    flow.barrier.open()
    await until { flow.form.presentingViewController != nil }
    await until { home.presentedViewController == nil }
    #expect(home.presentedViewController == nil)
    _ = app
  }

  @Test("If start throws, the screens that it has shown go, and the flow with them")
  func startThrows() async throws {
    final class Failing: SurveyFlow {
      override func start() async throws {
        try await super.start()
        throw Failure()
      }
    }
    let home = HomeViewController()
    let app = App(root: home)
    weak var flow: Failing?
    await #expect(throws: Failure.self) {
      let failing = Failing { present($0, on: home) }
      flow = failing
      return try await run(failing)
    }
    #expect(home.presentedViewController == nil)
    await until { flow == nil }
    #expect(flow == nil)
    _ = app
  }

  @Test("Of two flows that present at once, UIKit refuses one, and both can end")
  func atOnce() async throws {
    let home = HomeViewController()
    let app = App(root: home)
    let flows = [SurveyFlow { present($0, on: home) }, SurveyFlow { present($0, on: home) }]
    let callers = flows.map { flow in Task { @MainActor in try? await run(flow) } }
    await until { home.presentedViewController != nil }
    await settle()
    for flow in flows { flow.cancel() }
    for caller in callers { _ = await caller.value }
    #expect(home.presentedViewController == nil)
    _ = app
  }

  @Test(
    "The caller of a flow that ends in the middle of its own navigation goes on when that screen is gone",
    .headlessOnly,
    arguments: [false, true])
  func midCommit(inTask: Bool) async throws {
    let home = HomeViewController()
    let app = App(root: home, isManual: true)
    let flow = Routed(app.router, inTask: inTask)
    let caller = Task { @MainActor in
      _ = try? await run(flow)
      return home.presentedViewController == nil
    }
    await until { !app.clock.isIdle }
    #expect(home.presentedViewController != nil)

    flow.finish(1)
    for _ in 0..<3 {
      await settle()
      app.clock.runToEnd()
    }
    #expect(await caller.value)
  }

  @Test("A caller that has not gone on yet after the end counts as under way")
  func callerToGoOn() async throws {
    let flow = Flow<Int>()
    let caller = Task { @MainActor in try await run(flow) }
    await settle()
    let before = Resumptions.pendingCount
    flow.finish(1)
    #expect(Resumptions.pendingCount == before + 1)
    #expect(try await caller.value == 1)
  }

  @Test("A guard that never answers does not keep a flow from ending", arguments: [false, true])
  func guardForEver(inTask: Bool) async throws {
    let home = HomeViewController()
    let app = App(root: home)
    let barrier = Gate()
    app.router.add(InlineInterceptor<Any?>(checking: { _ in await barrier.pass() }))
    let flow = Routed(app.router, inTask: inTask)
    let caller = Task { @MainActor in try await run(flow) }
    await until { barrier.arrivals == 1 }
    flow.finish(1)
    #expect(try await caller.value == 1)
    barrier.open()
    await settle()
    #expect(home.presentedViewController == nil)
  }
}
