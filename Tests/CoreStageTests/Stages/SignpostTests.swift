import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("An observer measures each navigation", .everyCompletion, .limited)
struct SignpostTests {
  private let app = App(root: stack(HomeViewController()))
  private let trace = Trace()

  init() {
    let trace = trace
    app.router.add(
      SignpostObserver { name in
        trace.note("begin \(name)")
        return { outcome in trace.note("end \(name), \(outcome)") }
      })
  }

  private func push(_ id: Int, before gate: Gate? = nil) -> Destination {
    StepAssembly(
      finder: NilFinder<ProductViewController, Int>(), factory: ClassFactory { ProductViewController(productID: $0) }
    )
    .adding(InlineInterceptor<Int>(checking: { _ in await gate?.pass() }))
    .using(UINavigationController.push())
    .from(find(UINavigationController.self)).from(.root)(id)
  }

  @Test("An observer measures a navigation from its request until the screen is reached")
  func reached() async throws {
    try await app.router.navigate(to: push(1))
    #expect(trace.lines == ["begin ProductViewController", "end ProductViewController, reached ProductViewController"])
  }

  @Test("An observer measures a navigation until it has failed, with the code of the error")
  func failed() async {
    let step = find(BagViewController.self).from(.root)
    await #expect(throws: RoutingError.self) { try await app.router.navigate(to: step) }
    app.router.add(InlineInterceptor<Any?> { _ in throw Failure() })
    await #expect(throws: Failure()) { try await app.router.navigate(to: .root) }
    #expect(
      trace.lines == [
        "begin BagViewController", "end BagViewController, failed: notFound",
        "begin UIViewController", "end UIViewController, failed: Failure",
      ])
  }

  @Test("An observer measures a navigation until it has joined an equal one, which goes on")
  func joined() async {
    let gate = Gate()
    let destination = push(1, before: gate)
    app.router.navigate(to: destination) { _ in }
    await gate.arrivals(1)
    app.router.navigate(to: destination) { _ in }
    #expect(trace.lines.last == "end ProductViewController, joined")
    gate.open()
    await until { trace.lines.count >= 4 }
    #expect(trace.lines.last == "end ProductViewController, reached ProductViewController")
  }

  @Test("An observer measures a navigation also if a guard redirects it while another one is under way")
  func redirected() async throws {
    let gate = Gate()
    let bag = build(BagViewController.self)
      .adding(
        InlineInterceptor<Any?> { _ in
          await gate.pass()
          return .redirect(to: GeneralStep.root())
        }
      )
      .using(.present).from(.current)
    app.router.navigate(to: bag) { _ in }
    await gate.arrivals(1)
    try await app.router.navigate(to: push(1))
    #expect(trace.lines.last == "end ProductViewController, reached ProductViewController")
    gate.open()
    await until { trace.lines.count >= 4 }
    #expect(trace.lines.last == "end BagViewController, reached UIViewController")
  }

  @Test("An observer measures a navigation also if its context cannot be compared")
  func incomparable() async throws {
    struct Opaque {}
    let step = Step.found(by: ClassFinder<HomeViewController, Opaque>())
    try await app.router.navigate(to: step, with: Opaque())
    #expect(trace.lines == ["begin HomeViewController", "end HomeViewController, reached HomeViewController"])
  }

  @Test("Without signposts, a navigation is as before")
  func elsewhere() async throws {
    app.router.add(SignpostObserver(subsystem: "com.example.store"))
    try await app.router.navigate(to: push(1))
    #expect(trace.lines.count == 2)
  }
}
