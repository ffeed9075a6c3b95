import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Requests that follow from others", .everyCompletion, .limited)
struct FollowingRequestTests {
  private let trace = Trace()

  /// The code that makes the next request.
  enum Follower: CaseIterable {
    case observer, contextTask, postTask
  }

  @Test("A request that follows from another does not keep those before it", arguments: Follower.allCases)
  func chain(follower: Follower) async throws {
    final class Token {}
    final class Weak {
      weak var token: Token?
      init(_ t: Token) { token = t }
    }
    let app = App(root: HomeViewController())
    let step = Step.found(by: ClassFinder<HomeViewController, Token>())
    var tokens: [Weak] = []
    var most = 0
    let trace = trace
    let next: @MainActor () -> Void = {
      most = max(most, tokens.count { $0.token != nil })
      guard tokens.count < 100 else { return }
      let token = Token()
      tokens.append(Weak(token))
      app.router.navigate(to: step, with: token) { _ in trace.note("answered") }
    }
    switch follower {
    case .observer: app.router.add(ClosureObserver { if case .reached = $0.what { next() } })
    case .contextTask: app.router.add(InlineContextTask { (_: UIViewController, _: Any?) in next() })
    case .postTask: app.router.add(InlinePostTask { (_: UIViewController, _: Any?, _: [UIViewController]) in next() })
    }
    next()
    await until { trace.lines.count >= 100 }
    #expect(most < 5)
  }

  @Test("A task that a post-routing task starts does not keep the window")
  func window() async throws {
    let gate = Gate()
    weak var window: UIWindow?
    do {
      let app = App(root: HomeViewController())
      window = app.window
      app.router.add(
        InlinePostTask { (_: UIViewController, _: Any?, _: [UIViewController]) in
          Task { await gate.pass() }
        })
      try await app.router.navigate(to: .root)
      await gate.arrivals(1)
      app.window.isHidden = true
      app.window.rootViewController = nil
    }
    UIWindow().makeKeyAndVisible()
    await settle()
    #expect(window == nil)
    gate.open()
  }

  @Test("A post-routing task of a navigation that a link's guard waits for cannot wait for another link")
  func circle() async throws {
    final class Subject {
      var answers: [String] = []
      var inbox: DeepLinkInbox<Int>?
    }
    let subject = Subject()
    let app = App(root: HomeViewController())
    let inner = DefaultRouter(window: app.window)
    inner.add(
      InlinePostTask { (_: UIViewController, _: Any?, _: [UIViewController]) in
        guard let answer = await subject.inbox?.deliver(2) else { return }
        if case .denied(let error as RoutingError) = answer {
          subject.answers.append("\(error.code)")
        } else {
          subject.answers.append("\(answer)")
        }
      })
    app.router.add(InlineInterceptor<Any?>(checking: { _ in try await inner.navigate(to: .current) }))
    subject.inbox = DeepLinkInbox<Int>(
      gate: ReadinessGate(closedFor: []), read: { _ in 0 },
      carryOut: { link in if link == 1 { try await app.router.navigate(to: .current) } })
    let delivery = Task { @MainActor in await subject.inbox?.deliver(1) }
    for _ in 0..<200 where subject.answers.isEmpty { await Task.yield() }
    #expect(subject.answers == ["waitsForItself"])
    delivery.cancel()
  }
}
