import Foundation
import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Observers are told each decision", .everyCompletion, .limited)
struct ObserverTests {
  @Test("Observers are told the decisions of a navigation that succeeds")
  func success() async throws {
    let app = StartingState.underOneModal.makeApp()
    let observer = app.recordEvents()
    app.router.add(InlineInterceptor<Any?> { _ in .proceed })
    let step = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(UINavigationController.push())
      .from(.navigationController)
      .using(.present)
      .from(.root)
      .assemble()
    try await app.router.navigate(to: step, with: 42)
    let resolved = [
      "missing ProductViewController, asked ClassWithContextFinder in "
        + "[current, contained, presented, presenting]",
      "missing UINavigationController, asked NilFinder",
      "found UITabBarController by Step.root",
      "resolved, starting at UITabBarController, dismissing UINavigationController, "
        + "building UINavigationController, ProductViewController",
    ]
    #expect(
      observer.lines == ["requested ProductViewController", "InlineInterceptor let it pass"] + resolved + [
        "built UINavigationController", "built ProductViewController", "dismissed UINavigationController",
        "presentModally: UINavigationController into UITabBarController", "reached ProductViewController",
      ]
    )
  }

  @Test("Observers are told the decisions of a push onto a screen, which the container around it takes")
  func container() async throws {
    let app = App(root: UINavigationController(rootViewController: HomeViewController()))
    let observer = app.recordEvents()
    let step = build(InfoViewController.self).using(UINavigationController.push())
      .from(Step.found(by: ClassFinder<HomeViewController, Any?>()).expectingContainer())
    try await app.router.navigate(to: step)
    #expect(observer.lines.contains("push: InfoViewController into UINavigationController"))
  }

  @Test("Observers are told the decisions of many requests at once, whose events read as if each were alone")
  func manyRequests() async throws {
    let app = App(root: stack(HomeViewController()))
    let observer = RequestTrace()
    app.router.add(observer)
    let gate = Gate()
    let step = StepAssembly(finder: NilFinder(), factory: ClassFactory<BagViewController, Opaque>())
      .adding(InlineInterceptor<Opaque>(checking: { _ in await gate.pass() }))
      .using(UINavigationController.push()).from(.found(by: ClassFinder<UINavigationController, Any?>()))
      .assemble()
    let requests = (1...20).map { _ in
      Task { try await app.router.navigate(to: step, with: Opaque(), animated: false).viewController }
    }
    await gate.arrivals(20)
    gate.open()
    var reached: [UIViewController] = []
    for request in requests { reached.append(try await request.value) }
    #expect(observer.lines.count == 20)
    for lines in observer.lines.values {
      #expect(
        lines.uniqued() == [
          "requested BagViewController", "InlineInterceptor let it pass", "missing BagViewController, asked NilFinder",
          "found UINavigationController by ClassFinder in [current, contained, presented, presenting]",
          "resolved, starting at UINavigationController, building BagViewController", "built BagViewController",
          "push: BagViewController into UINavigationController", "reached BagViewController",
        ])
    }
    #expect(Set(reached.map(ObjectIdentifier.init)).count == 20)
  }

  @Test("Observers are told the decisions of a request that joins an equal one, whose number is told")
  func joined() async throws {
    let app = App(root: HomeViewController())
    var joined: [Int: Int] = [:]
    let trace = RequestTrace()
    app.router.add(ClosureObserver { if case .joined(let other) = $0.what { joined[$0.request] = other } })
    app.router.add(trace)
    app.router.navigate(to: .root.destination) { _ in }
    app.router.navigate(to: .root.destination) { _ in }
    await until { trace.lines.values.contains { $0.last == "reached UIViewController" } }
    let (first, second) = try #require(trace.lines.count == 2 ? (trace.lines.keys.min(), trace.lines.keys.max()) : nil)
    #expect(joined == [second: first])
    #expect(trace.lines[second ?? 0]?.count == 2)
  }

  @Test("Observers are told the decisions of a request that is denied")
  func denied() async {
    let app = StartingState.firstTab.makeApp()
    let observer = app.recordEvents()
    app.router.add(InlineInterceptor<Any?> { _ in throw Failure() })
    await #expect(throws: Failure()) { try await app.router.navigate(to: .current) }
    #expect(
      observer.lines == [
        "requested UIViewController", "InlineInterceptor denied it: injected",
        "failed to reach UIViewController: injected",
      ]
    )
  }

  @Test("Observers are told the decisions of a request that is undone")
  func undone() async {
    let app = App(root: tabs(HomeViewController(), BagViewController()))
    let observer = app.recordEvents()
    let step = build(InfoViewController.self).using(FailingAction())
      .from(.found(by: ClassFinder<BagViewController, Any?>()))
    await #expect(throws: Failure()) { try await app.router.navigate(to: step) }
    #expect(
      observer.lines.suffix(4) == [
        "built InfoViewController", "revealed BagViewController", "put everything back",
        "failed to reach InfoViewController: injected",
      ]
    )
  }

  @Test("Observers are told the decisions of a redirect")
  func redirected() async throws {
    let app = StartingState.firstTab.makeApp()
    let observer = app.recordEvents()
    let bag = build(BagViewController.self).adding(InlineInterceptor<Any?> { _ in .redirect(to: GeneralStep.root()) })
      .using(.present).from(.current)
    try await app.router.navigate(to: bag)
    #expect(observer.lines.contains("InlineInterceptor redirected to UIViewController"))
    #expect(observer.lines.last == "reached UIViewController")
  }

  @Test("PrintingObserver prints a line for each event")
  func printing() async throws {
    let app = StartingState.firstTab.makeApp()
    let trace = app.trace
    app.router.add(PrintingObserver { trace.note($0) })
    let observer = app.recordEvents()
    try await app.router.navigate(to: .root)
    #expect(!trace.lines.isEmpty)
    let number = try #require(trace.lines[0].split(separator: ":").first)
    #expect(Int(number) != nil)
    #expect(trace.lines == observer.lines.map { "\(number): \($0)" })
  }

  @Test("All observers are told, those that were given at the beginning first")
  func several() async throws {
    let app = StartingState.firstTab.makeApp()
    let trace = app.trace
    let router = DefaultRouter(window: app.window, observers: [ClosureObserver { trace.note("1 \($0.text)") }])
    router.add(ClosureObserver { trace.note("2 \($0.text)") })
    try await router.navigate(to: .root)
    #expect(trace.lines.prefix(2) == ["1 requested UIViewController", "2 requested UIViewController"])
  }

  @Test("An event that an observer keeps keeps no controller alive")
  func keptEvents() async throws {
    var events: [NavigationEvent] = []
    let app = App(root: HomeViewController())
    app.router.add(ClosureObserver { events.append($0) })
    // Routes are also resolved for the guards, and then dropped.
    app.router.add(InlineInterceptor<Any?> { _ in .proceed })
    let home = find(HomeViewController.self).adding(InlineInterceptor<Any?> { _ in .proceed }).from(.root)
    let step = build(BagViewController.self).using(.present).from(home)
    weak var bag: UIViewController?
    bag = try await app.router.navigate(to: step, animated: false).viewController
    #expect(bag != nil)
    let other = build(InfoViewController.self).using(.present).from(home)
    try await app.router.navigate(to: other, animated: false)
    await settle()
    #expect(events.count > 8)
    #expect(bag == nil)
  }

  @Test("An event keeps the code, the reason and the text of an error")
  func failures() async throws {
    var failures: [NavigationFailure] = []
    let app = App(root: HomeViewController())
    app.router.add(ClosureObserver { if case .failed(let failure) = $0.what { failures.append(failure) } })
    let step = find(BagViewController.self).from(GeneralStep.root())
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: step) }
    app.router.add(InlineInterceptor<Any?> { _ in throw Failure() })
    await #expect(throws: Failure()) { try await app.router.navigate(to: GeneralStep.root()) }
    try #require(failures.count == 2)
    #expect(failures[0].code == "notFound")
    #expect((failures[0].reason, failures[0].text) == (error?.reason ?? "", error?.description ?? ""))
    #expect(failures[1].code == "Failure")
    #expect((failures[1].reason, failures[1].text) == ("injected", "injected"))
  }
}

/// A context that is equal to no other one.
private final class Opaque {}

/// An observer that groups events by their request, without waits for the turn.
@MainActor
private final class RequestTrace: RouterObserver {
  private(set) var lines: [Int: [String]] = [:]

  func router(did event: NavigationEvent) {
    if case .waiting = event.what { return }
    lines[event.request, default: []].append(event.text)
  }
}

extension [String] {
  /// The lines without those that were there before, as a request that waits resolves its route again.
  fileprivate func uniqued() -> [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
