import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("The outcome of a navigation", .limited)
struct OutcomeTests {
  private let app = App(root: HomeViewController())
  private let bag = findOrBuild(BagViewController.self).using(.present).from(.root)

  @Test("A screen is reached, and then it is already there")
  func reached() async throws {
    #expect(try await app.router.navigate(to: bag, animated: false).outcome == .reached)
    #expect(try await app.router.navigate(to: bag, animated: false).outcome == .alreadyThere)
  }

  @Test("An equal request joins, and the first request does not")
  func joined() async throws {
    var first: NavigationOutcome?
    app.router.navigate(to: bag, animated: false) { first = $0.outcome }
    #expect(await outcome(of: app.router, bag) == .joined)
    #expect(first == .reached)
  }

  @Test("The event tells that a guard denied the request, and the error is the guard's own")
  func denied() async {
    let (events, result) = await outcomes { $0.router.add(InlineInterceptor<Any?> { _ in throw Failure() }) }
    #expect(events == [.denied])
    #expect(result == .failed)
  }

  @Test("A screen that may not leave denies the request, with unsaved changes or without")
  func stayed() {
    #expect(RoutingError(.leaveDenied, step: nil, reason: "", fix: "").outcome == .denied)
    #expect(RoutingError(.notDismissible, step: nil, reason: "", fix: "").outcome == .denied)
  }

  @Test("A cancelled task, a newer request and the policy are told apart from failures")
  func ended() async {
    let cancelled = await outcomes { $0.router.add(InlineInterceptor<Any?> { _ in throw CancellationError() }) }
    #expect(cancelled == ([.cancelled], .cancelled))
    let failed = await outcomes { $0.router.add(InlineContextTask { _, _ in throw Failure() }) }
    #expect(failed == ([.failed], .failed))
    app.router.policy = .latest
    var older: NavigationOutcome?
    app.router.navigate(to: GeneralStep.root(), animated: false) { older = $0.outcome }
    #expect(await outcome(of: app.router, bag) == .reached)
    #expect(older == .superseded)
    #expect(RoutingError(.rejected, step: nil, reason: "", fix: "").outcome == .superseded)
  }

  private func outcome(of router: DefaultRouter, _ step: DestinationStep<BagViewController, Any?>) async
    -> NavigationOutcome
  {
    await withCheckedContinuation { continuation in
      router.navigate(to: step, animated: false) { continuation.resume(returning: $0.outcome) }
    }
  }

  /// Returns the outcomes of the failures that an observer receives, and the outcome of the result.
  private func outcomes(
    after change: (App) -> Void
  ) async -> (events: [NavigationOutcome], result: NavigationOutcome) {
    let app = App(root: HomeViewController())
    var events: [NavigationOutcome] = []
    app.router.add(ClosureObserver { if case .failed(let failure) = $0.what { events.append(failure.outcome) } })
    change(app)
    let result = await outcome(of: app.router, bag)
    return (events, result)
  }
}
