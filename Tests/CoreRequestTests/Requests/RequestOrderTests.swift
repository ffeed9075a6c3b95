import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Requests that come together", .everyCompletion, .limited)
struct RequestOrderTests {
  private let app = App(root: stack(CatalogueViewController()))
  private let trace = Trace()

  private func push(_ id: Int, before gate: Gate? = nil) -> DestinationStep<ProductViewController, Any?> {
    StepAssembly(
      finder: NilFinder<ProductViewController, Any?>(),
      factory: ClassFactory { _ in ProductViewController(productID: id) }
    )
    .adding(InlineInterceptor<Any?>(checking: { _ in await gate?.pass() }))
    .using(UINavigationController.push())
    .from(find(UINavigationController.self)).from(.root)
  }

  private var pushed: [Int] {
    (app.window.rootViewController as? UINavigationController)?.viewControllers
      .compactMap { ($0 as? ProductViewController)?.productID } ?? []
  }

  private func note(_ name: String) -> @MainActor (Result<NavigationResult, any Error>) -> Void {
    let trace = trace
    return { result in
      switch result {
      case .success: trace.note("\(name) reached")
      case .failure(let error): trace.note("\(name) \((error as? RoutingError)?.code.name ?? "\(error)")")
      }
    }
  }

  @Test("Completion forms are carried out and answered in the order of the calls")
  func completions() async {
    for id in 1...5 { app.router.navigate(to: push(id), completion: note("\(id)")) }
    #expect(pushed == [])
    await until { trace.lines.count >= 5 }
    #expect(pushed == [1, 2, 3, 4, 5])
    #expect(trace.lines == (1...5).map { "\($0) reached" })
  }

  @Test("A completion form fails with the error of the async form")
  func failingCompletion() async {
    app.router.navigate(
      to: Step.found(by: ClassFinder<BagViewController, Any?>()),
      completion: note("bag")
    )
    await until { !trace.lines.isEmpty }
    #expect(trace.lines == ["bag nothingToStartFrom"])
  }

  @Test("A double tap is one navigation, and both get the answer")
  func doubleTap() async throws {
    let product = StepAssembly(finder: NilFinder(), factory: ProductFactory())
      .using(UINavigationController.push())
      .from(find(UINavigationController.self)).from(.root)
    let observer = EventTrace()
    app.router.add(observer)
    app.router.navigate(to: product, with: 42, completion: note("first"))
    app.router.navigate(to: product, with: 42, completion: note("second"))
    app.router.navigate(to: product, with: 43, completion: note("other"))
    await until { trace.lines.count >= 3 }
    #expect(pushed == [42, 43])
    #expect(Set(trace.lines) == ["first reached", "second reached", "other reached"])
    #expect(observer.lines.filter { $0.hasPrefix("joined") }.count == 1)
  }

  @Test("Once a request is answered, the same request is a new navigation")
  func again() async throws {
    let step = push(1)
    try await app.router.navigate(to: step)
    try await app.router.navigate(to: step)
    #expect(pushed == [1, 1])
  }

  @Test("Contexts that cannot be compared are never taken for the same")
  func incomparable() async {
    struct Opaque {}
    let step = StepAssembly(
      finder: NilFinder<ProductViewController, Opaque>(),
      factory: ClassFactory { _ in ProductViewController(productID: 1) }
    )
    .using(UINavigationController.push())
    .from(find(UINavigationController.self)).from(.root)
    app.router.navigate(to: step, with: Opaque(), completion: note("first"))
    app.router.navigate(to: step, with: Opaque(), completion: note("second"))
    await until { trace.lines.count >= 2 }
    #expect(pushed == [1, 1])
  }

  @Test("The policy latest ends older requests that have not begun to commit")
  func latest() async {
    let gate = Gate()
    app.router.policy = .latest
    app.router.navigate(to: push(1, before: gate), completion: note("1"))
    await gate.arrivals(1)
    app.router.navigate(to: push(2), completion: note("2"))
    // The older one is answered though its guard never says anything.
    await until { trace.lines.count >= 2 }
    #expect(Set(trace.lines) == ["1 superseded", "2 reached"])
    gate.open()
    await settle()
    #expect(pushed == [2])
  }

  @Test("The policy reject refuses a request while another is under way, and names that")
  func reject() async throws {
    let gate = Gate()
    app.router.policy = .reject
    app.router.navigate(to: push(1, before: gate), completion: note("1"))
    await gate.arrivals(1)
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: .root) }
    #expect(error?.code == .rejected)
    #expect(error?.reason == "the request to ProductViewController is under way, and the policy is .reject")
    gate.open()
    await until { !trace.lines.isEmpty }
    try await app.router.navigate(to: push(2))
    #expect(pushed == [1, 2])
  }

  @Test("A window stays taken however many other windows come and go meanwhile", .headlessOnly)
  func manyWindows() async throws {
    let clock = ManualTransitionClock()
    app.window.headless.transitionClock = clock
    app.router.navigate(to: push(1), completion: note("1"))
    await until { !clock.isIdle }
    var others: [App] = []
    for _ in 0..<100 {
      let other = App(root: HomeViewController())
      try await other.router.navigate(to: .root)
      others.append(other)
    }
    DefaultRouter(window: app.window).navigate(to: push(2), completion: note("2"))
    await settle()
    #expect(pushed == [1])
    while trace.lines.count < 2 {
      clock.step()
      await Task.yield()
    }
    #expect(trace.lines == ["1 reached", "2 reached"])
    #expect(pushed == [1, 2])
  }
}

extension RoutingError.Code {
  /// The name of the case, for traces.
  var name: String {
    let names: [RoutingError.Code: String] = [
      .superseded: "superseded", .rejected: "rejected", .nothingToStartFrom: "nothingToStartFrom",
      .waitsForItself: "waitsForItself",
    ]
    return names[self] ?? "another"
  }
}
