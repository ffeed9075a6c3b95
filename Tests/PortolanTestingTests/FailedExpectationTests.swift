import Portolan
import PortolanTestTraits
import PortolanTesting
import Synchronization
import Testing

private enum Harbour: Screen {
  case quay
  case berth(id: Int)
  case office

  var assembly: any Assembly { InlineAssembly { UIViewController() } }

  var route: Route<Self> {
    switch self {
    case .quay: .rootInNavigation
    case .berth: .push(onto: .quay)
    case .office: .presentInNavigation.guarded(by: Closed())
    }
  }
}

private struct Closed: RoutingInterceptor {
  struct AtNight: Error {}

  func perform(with context: Harbour) async throws -> InterceptorAnswer { throw AtNight() }
}

@MainActor
@Suite("An expectation of a window that fails", .limited)
struct FailedExpectationTests {
  private let window: TestWindow<Harbour>
  private let router: DefaultRouter

  init() {
    let window = UIWindow()
    window.makeKeyAndVisible()
    router = DefaultRouter(window: window)
    self.window = TestWindow(window, router: router)
  }

  @Test("An expectation of a window that holds reports nothing")
  func holding() async throws {
    try await router.navigate(to: Harbour.berth(id: 7), animated: false)
    try window.expectShowing(.berth(id: 7))
    try window.expectScreens([.quay, .berth(id: 7)])
    let error = await thrown { [window] in try window.expectShowing(.berth(id: 7)) }
    #expect(error == nil)
  }

  @Test("A failed expectation of a window is an issue at the line of the call, and the test goes on")
  func location() async throws {
    try await router.navigate(to: Harbour.quay, animated: false)
    let lines = Mutex<[Int]>([])
    var passed = 0
    let before = #line
    try withKnownIssue {
      try window.expectShowing(.berth(id: 7))
      passed += 1
      try window.expectScreens([.berth(id: 7)])
      passed += 1
      #if !canImport(UIKit)
        try window.checkText("Berth 7")
        passed += 1
      #endif
    } matching: { issue in
      lines.withLock { $0.append((issue.sourceLocation?.line ?? 0) - before) }
      return issue.error is FailedExpectation && issue.sourceLocation?.fileID == #fileID
    }
    #if canImport(UIKit)
      #expect(passed == 2)
      #expect(lines.withLock { $0 } == [2, 4])
    #else
      #expect(passed == 3)
      #expect(lines.withLock { $0 } == [2, 4, 7])
    #endif
  }

  @Test("A failed expectation of a window has the reason, the hierarchy, the plan and the events")
  func contents() async throws {
    try await router.navigate(to: Harbour.quay, animated: false)
    _ = try? await router.navigate(to: Harbour.office, animated: false)
    let error = await thrown { [window] in try window.expectShowing(.berth(id: 7)) }
    let failure = try #require(error as? FailedExpectation)
    #expect("\(failure.reason)" == "The user does not see berth(id: 7), but quay.")
    #expect(failure.hierarchy == "\(HierarchySnapshot(of: window.window))")
    #expect(failure.plan == "\(try router.plan(to: Harbour.berth(id: 7)))")
    #expect(failure.events?.first?.hasSuffix(": requested quay") == true, "\(failure.events ?? [])")
    #expect(failure.events?.last?.contains(": failed") == true, "\(failure.events ?? [])")
    #expect(failure.attachments.map(\.name) == ["hierarchy.txt", "plan.txt", "events.txt"])
    #expect(
      failure.attachments.map(\.text) == [
        "\(failure.hierarchy)\n", "\(failure.plan ?? "")\n", "\(failure.events?.joined(separator: "\n") ?? "")\n",
      ])
    for part in [
      "\(failure.reason)\nHierarchy:\n\(failure.hierarchy)\n", "\nPlan to reach berth(id: 7)", "\nEvents:\n",
    ] {
      #expect("\(failure)".contains(part), "\(failure)")
    }
  }

  @Test("A failed expectation of a window without a router has the hierarchy alone")
  func withoutRouter() async throws {
    try await router.navigate(to: Harbour.quay, animated: false)
    let plain = TestWindow<Harbour>(window.window)
    let error = await thrown { try plain.expectScreens([.office]) }
    let failure = try #require(error as? FailedExpectation)
    #expect("\(failure.reason)" == "The screens are not office, but quay.")
    #expect(failure.attachments.map(\.name) == ["hierarchy.txt"])
    #expect(failure.plan == nil && failure.events == nil)
  }

  @Test("A failed expectation of a window shows the last 20 of many events, and keeps all")
  func manyEvents() async throws {
    for id in 0..<10 { try await router.navigate(to: Harbour.berth(id: id), animated: false) }
    let error = await thrown { [window] in try window.expectScreens([.office]) }
    let failure = try #require(error as? FailedExpectation)
    let count = try #require(failure.events?.count)
    #expect(count > 20)
    #expect("\(failure)".contains("\n(\(count - 20) earlier ones are left out)\n"))
    #expect("\(failure)".hasSuffix(failure.events?.last ?? "nothing"))
  }
}
