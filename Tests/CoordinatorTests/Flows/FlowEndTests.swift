import Portolan
import Testing

@Suite("The end of a flow takes everything of it along", .patient, .limited)
@MainActor
struct FlowEndTests {
  /// Presents a form of its own.
  private class FormFlow: Flow<Int> {
    let presenter: UIViewController
    let form = FormViewController()

    init(on presenter: UIViewController) { self.presenter = presenter }

    override func start() async throws {
      follow(form)
      present(form, on: presenter)
    }
  }

  /// Has no screens but those of the flow inside it.
  private final class OuterFlow: Flow<Int> {
    let inner: FormFlow

    init(_ inner: FormFlow) { self.inner = inner }

    override func start() async throws { finish(try await run(inner)) }
  }

  /// Shows a form by a router.
  private final class Routed: Flow<Int> {
    let router: DefaultRouter

    init(_ router: DefaultRouter) { self.router = router }

    override func start() async throws {
      let step = StepAssembly(finder: NilFinder<FormViewController, Any?>(), factory: ClassFactory())
        .using(.present).from(.current).assemble()
      try await show(Destination(step, with: nil), by: router)
    }
  }

  @Test("The caller goes on when the screens of the flows inside are gone, too", .headlessOnly)
  func inner() async throws {
    let home = HomeViewController()
    let app = App(root: home, isManual: true)
    let flow = OuterFlow(FormFlow(on: home))
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

  @Test("An alert over a flow inside goes with both flows")
  func alert() async throws {
    let navigation = stack(HomeViewController())
    let app = App(root: navigation)
    let inner = FormFlow(on: navigation)
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
    final class Slow: FormFlow {
      let barrier = Gate()

      override func start() async throws {
        await barrier.pass()
        try await super.start()
      }
    }
    let home = HomeViewController()
    let app = App(root: home)
    let flow = Slow(on: home)
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

  @Test("What start has shown goes where it throws afterwards, and the flow with it")
  func startThrows() async throws {
    final class Failing: FormFlow {
      override func start() async throws {
        try await super.start()
        throw Failure()
      }
    }
    let home = HomeViewController()
    let app = App(root: home)
    weak var flow: Failing?
    await #expect(throws: Failure.self) {
      let failing = Failing(on: home)
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
    let flows = [FormFlow(on: home), FormFlow(on: home)]
    let callers = flows.map { flow in Task { @MainActor in try? await run(flow) } }
    await until { home.presentedViewController != nil }
    await settle()
    for flow in flows { flow.cancel() }
    for caller in callers { _ = await caller.value }
    #expect(home.presentedViewController == nil)
    _ = app
  }

  @Test("Where it ends in the middle of its own navigation, the caller goes on when that screen is gone", .headlessOnly)
  func midCommit() async throws {
    let home = HomeViewController()
    let app = App(root: home, isManual: true)
    let flow = Routed(app.router)
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

  @Test("A guard that never answers does not keep a flow from ending")
  func guardForEver() async throws {
    let home = HomeViewController()
    let app = App(root: home)
    let barrier = Gate()
    app.router.add(
      InlineInterceptor<Any?> { _ in
        await barrier.pass()
        return .proceed
      })
    let flow = Routed(app.router)
    let caller = Task { @MainActor in try await run(flow) }
    await until { barrier.arrivals == 1 }
    flow.finish(1)
    #expect(try await caller.value == 1)
    barrier.open()
    await settle()
    #expect(home.presentedViewController == nil)
  }
}
