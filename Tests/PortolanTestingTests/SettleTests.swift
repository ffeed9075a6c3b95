import Portolan
import PortolanTestTraits
import PortolanTesting
import Testing

import class PortolanTestSupport.Gate
import class PortolanTestSupport.HomeViewController

@MainActor
@Suite("Settling", .limited)
struct SettleTests {
  private let window = UIWindow()
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Returns a screen that is presented over the root.
  private func home(guardedBy gate: Gate? = nil, builtBehind door: Gate? = nil) -> Destination {
    let step = StepAssembly(
      finder: ClassFinder<HomeViewController, Any?>(),
      factory: HeldFactory(door: door)
    )
    .adding(
      InlineInterceptor<Any?> { _ in
        await gate?.pass()
        return .proceed
      }
    )
    .using(.present).from(.root).assemble()
    return Destination(step, with: nil)
  }

  @Test("Settling an idle window ends soon")
  func atRest() async throws {
    try await settle(window)
  }

  @Test("Settling waits for a navigation and its transition", arguments: [true, false])
  func navigation(isAnimated: Bool) async throws {
    #if !canImport(UIKit)
      window.headless.transitionClock = RealTransitionClock()
    #endif
    let router = DefaultRouter(window: window)
    async let reached = router.navigate(to: home(), animated: isAnimated)
    try await settle(window)
    #expect(root.presentedViewController is HomeViewController)
    #expect(root.presentedViewController?.isBeingPresented == false)
    #expect(try await reached.viewController is HomeViewController)
  }

  @Test("A waiting guard counts as idle")
  func guarded() async throws {
    let gate = Gate()
    async let reached = DefaultRouter(window: window).navigate(to: home(guardedBy: gate), animated: false)
    try await settle(window)
    #expect(gate.arrivals == 1)
    #expect(root.presentedViewController == nil)
    gate.open()
    try await settle(window) { root.presentedViewController != nil }
    _ = try await reached
  }

  @Test("A stuck navigation is reported by name")
  func heldNavigation() async throws {
    let door = Gate()
    async let reached = DefaultRouter(window: window).navigate(to: home(builtBehind: door), animated: false)
    let error = await #expect(throws: NotSettled.self) { try await settle(window, within: .milliseconds(200)) }
    #expect(error?.description.contains("the navigation to HomeViewController is in progress") == true)
    door.open()
    _ = try await reached
    try await settle(window)
  }

  @Test("A condition that never holds is an error, not a hang")
  func condition() async {
    let error = await #expect(throws: NotSettled.self) {
      try await settle(window, within: .milliseconds(100)) { false }
    }
    #expect(error?.description.contains("although the app is idle") == true)
  }

  @Test("Controllers that never stop changing are an error, not a hang")
  func changes() async {
    let changing = Task {
      while !Task.isCancelled {
        window.rootViewController = UIViewController()
        await Task.yield()
      }
    }
    let error = await #expect(throws: NotSettled.self) { try await settle(window, within: .milliseconds(100)) }
    #expect(error?.description.contains("its controllers keep changing") == true)
    changing.cancel()
  }

  @Test("Settling ends when the test is cancelled")
  func cancelled() async {
    let waiting = Task { try await settle(window) { false } }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  #if !canImport(UIKit)
    @Test("A stuck transition is reported by name, in all windows by default")
    func heldTransition() async {
      let clock = ManualTransitionClock()
      window.headless.transitionClock = clock
      present()
      let error = await #expect(throws: NotSettled.self) { try await settle(window, within: .milliseconds(100)) }
      #expect(error?.description.contains("a transition of HomeViewController is in progress") == true)
      await #expect(throws: NotSettled.self) { try await settle(within: .milliseconds(100)) }
      clock.runToEnd()
      await #expect(throws: Never.self) { try await settle(window) }
    }

    // The function is synchronous, since an async test would use UIKit's async variant.
    private func present() {
      root.present(HomeViewController(), animated: true)
    }
  #endif
}

/// A factory that builds its controller when a gate is open.
private struct HeldFactory: AsyncFactory {
  let door: Gate?

  func build(with context: Any?) async throws -> HomeViewController {
    await door?.pass()
    return HomeViewController()
  }
}
