import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Post-routing tasks", .everyCompletion, .limited)
struct PostTaskTests {
  private let trace = Trace()

  private func post<ViewController: UIViewController>(
    _ name: String,
    _ type: ViewController.Type = ViewController.self
  ) -> InlinePostTask<ViewController, Any?> {
    let trace = trace
    return InlinePostTask { screen, context, stack in
      trace.note(
        "\(name): \(Swift.type(of: screen)), \(stack.map { "\(Swift.type(of: $0))" }.joined(separator: " < "))"
      )
    }
  }

  private func route() -> DestinationStep<ProductViewController, Int> {
    StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .adding(post("1", ProductViewController.self))
      .adding(post("2", UIViewController.self))
      .using(UINavigationController.push())
      .from(NavigationControllerStep<Any?>().adding(post("3", UINavigationController.self)))
      .using(.present)
      .from(.root)
      .assemble()
  }

  @Test(
    "The post-routing tasks of the steps come first, target first, then the global tasks; each sees the routing stack")
  func order() async throws {
    let app = StartingState.underOneModal.makeApp()
    app.router.add(post("4", UIViewController.self))
    try await app.router.navigate(to: route(), with: 1)
    let stack = "ProductViewController < UINavigationController < UITabBarController"
    #expect(
      trace.lines == [
        "1: ProductViewController, \(stack)", "2: ProductViewController, \(stack)",
        "3: UINavigationController, \(stack)", "4: ProductViewController, \(stack)",
      ]
    )
  }

  @Test("Where the target is found, the routing stack is that alone")
  func found() async throws {
    let app = App(root: ProductViewController(productID: 1))
    try await app.router.navigate(to: route(), with: 1)
    #expect(trace.lines.first == "1: ProductViewController, ProductViewController")
  }

  @Test("Post-routing tasks run when everything is in place")
  func inPlace() async throws {
    let app = StartingState.underTwoModals.makeApp()
    let trace = trace
    app.router.add(
      InlinePostTask<UIViewController, Any?> { screen, context, _ in
        trace.note("\(app.top === screen) \(context as? Int ?? 0)")
      }
    )
    try await app.router.navigate(to: route(), with: 42)
    #expect(trace.lines.last == "true 42")
  }

  @Test("A post-routing task that throws is reported, the others run, and the navigation stands")
  func failing() async throws {
    let app = StartingState.firstTab.makeApp()
    let observer = app.recordEvents()
    app.router.add(InlinePostTask<UIViewController, Any?> { _, _, _ in throw Failure(description: "first") })
    app.router.add(post("after", UIViewController.self))
    let step = build(BagViewController.self)
      .adding(InlinePostTask<BagViewController, Any?> { _, _, _ in throw Failure(description: "second") })
      .using(.present).from(.current)
    let result = try await app.router.navigate(to: step)
    #expect(app.top === result.viewController)
    #expect(result.postTaskErrors as? [Failure] == [Failure(description: "second"), Failure(description: "first")])
    #expect(trace.lines.count == 1)
    #expect(
      observer.lines.suffix(3) == [
        "a post-routing task failed: second", "a post-routing task failed: first", "reached BagViewController",
      ]
    )
  }

  @Test("No post-routing task runs after a failure")
  func afterFailure() async {
    let app = StartingState.firstTab.makeApp()
    app.router.add(post("global", UIViewController.self))
    app.router.add(InlineContextTask<UIViewController, Any?> { _, _ in throw Failure() })
    await #expect(throws: Failure()) { try await app.router.navigate(to: route(), with: 1) }
    #expect(trace.lines == [])
  }

  /// The ends of the wait for a task that never returns.
  enum End: CaseIterable {
    case cancellation, timeout
  }

  @Test(
    "A cancellation or the time limit ends the wait for a post-routing task that never returns, and the navigation stands",
    arguments: End.allCases)
  func neverReturns(end: End) async throws {
    let app = StartingState.firstTab.makeApp()
    let gate = Gate()
    defer { gate.open() }
    app.router.add(InlinePostTask<UIViewController, Any?> { _, _, _ in await gate.pass() })
    if end == .timeout { app.router.timeout = .seconds(1) }
    let request = Deadline.$pass.withValue({ await gate.arrivals(1) }) {
      Task { try await app.router.navigate(to: route(), with: 42) }
    }
    await gate.arrivals(1)
    if end == .cancellation { request.cancel() }
    let result = try await request.value
    #expect((app.top as? ProductViewController)?.productID == 42)
    #expect(result.outcome == .reached)
    #expect(result.postTaskErrors.count == 1)
    let error = result.postTaskErrors.first
    #expect(end == .cancellation ? error is CancellationError : (error as? RoutingError)?.code == .timedOut)
  }
}
