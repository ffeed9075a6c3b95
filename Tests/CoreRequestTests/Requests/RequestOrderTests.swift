import Portolan
import Testing

@MainActor
@Suite("Requests that come together", .everyCompletion, .limited)
struct RequestOrderTests {
  private let app = App(root: stack(CatalogueViewController()))
  private let trace = Trace()

  private func push(_ id: Int) -> DestinationStep<ProductViewController, Any?> {
    StepAssembly(
      finder: NilFinder<ProductViewController, Any?>(),
      factory: ClassFactory { _ in ProductViewController(productID: id) }
    )
    .using(UINavigationController.push())
    .from(find(UINavigationController.self)).from(.root)
  }

  private var pushed: [Int] {
    (app.window.rootViewController as? UINavigationController)?.viewControllers
      .compactMap { ($0 as? ProductViewController)?.productID } ?? []
  }

  private func note(_ name: String) -> @MainActor (Result<NavigationResult, any Error>) -> Void {
    { [trace] in trace.note("\(name) \($0.outcome)") }
  }

  @Test("Completion forms are carried out and answered in the order of the calls")
  func completions() async {
    for id in 1...5 { app.router.navigate(to: push(id), completion: note("\(id)")) }
    #expect(pushed == [])
    await until { trace.lines.count >= 5 }
    #expect(pushed == [1, 2, 3, 4, 5])
    #expect(trace.lines == (1...5).map { "\($0) reached" })
  }

  @Test("Observers are told that a request waits for its turn in the window")
  func waiting() async throws {
    let gate = Gate()
    let events = app.recordEvents()
    let slow = buildLater(BagViewController.self) { await gate.pass() }.using(.present).from(.current)
    let first = Task { try await app.router.navigate(to: slow) }
    await gate.arrivals(1)
    let second = Task { try await app.router.navigate(to: push(1)) }
    await until { events.lines.last?.hasPrefix("ProductViewController") == true }
    #expect(events.lines.last == "ProductViewController waits for another navigation")
    gate.open()
    _ = try await (first.value, second.value)
    #expect(pushed == [1])
  }

  @Test("A window stays taken however many other windows come and go meanwhile", .headlessOnly)
  func manyWindows() async throws {
    let clock = app.stepByHand()
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
