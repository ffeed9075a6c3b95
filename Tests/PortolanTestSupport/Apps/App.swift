package import Portolan

/// A window on screen with a router of its own.
///
/// If the test runs with each ``Completion``, that completion determines when transitions end.
@MainActor
package final class App {
  package let window: UIWindow
  package let router: DefaultRouter
  package let trace = Trace()
  /// The clock of the window, if the app was created with `isManual`.
  package let clock: ManualTransitionClock

  package init(root: UIViewController?, policy: RequestPolicy = .enqueue, isManual: Bool = false) {
    window = UIWindow()
    window.rootViewController = root
    #if canImport(UIKit)
      clock = ManualTransitionClock()
    #else
      clock = ManualTransitionClock(beginning: CompletionRun.current?.completion.beginning ?? .inCall)
      window.headless.transitionClock = isManual ? clock : ImmediateTransitionClock.shared
    #endif
    window.makeKeyAndVisible()
    #if !canImport(UIKit)
      HeadlessSystem.stopKeeping(window)
    #endif
    router = DefaultRouter(window: window, policy: policy)
    #if !canImport(UIKit)
      if !isManual { CompletionRun.current?.attach(to: window, router) }
    #endif
  }

  /// The hierarchy as a tree.
  package var tree: String { HierarchySnapshot(of: window).description }

  package var state: HierarchyState { HierarchyState(of: window) }

  /// The controller that the user sees on top.
  package var top: UIViewController? {
    guard var top = window.rootViewController else { return nil }
    while true {
      if let presented = top.presentedViewController {
        top = presented
      } else if let shown = (top as? UITabBarController)?.selectedViewController {
        top = shown
      } else if let shown = (top as? UINavigationController)?.topViewController {
        top = shown
      } else {
        return top
      }
    }
  }

  /// Presents a controller on top without animation.
  ///
  /// In a headless app, the presentation is complete when the call returns.
  @discardableResult
  package func present<ViewController: UIViewController>(_ viewController: ViewController) -> ViewController {
    atOnce { top?.present(viewController, animated: false) }
    return viewController
  }

  /// Sets up a hierarchy, which is complete in a headless app when the call returns, independent of the clock.
  package func atOnce(_ body: () -> Void) {
    #if !canImport(UIKit)
      let clock = window.headless.transitionClock
      window.headless.transitionClock = ImmediateTransitionClock.shared
      defer { window.headless.transitionClock = clock }
    #endif
    body()
  }

  /// Returns when the transitions that were begun are over, so that the user can act.
  package func rest() async {
    #if canImport(UIKit)
      await settle()
    #else
      clock.runToEnd()
      if let clock = window.headless.transitionClock as? DeferredClock { await until { !clock.isMoving } }
      // The observers of the hierarchy look before the user can act, as on a device.
      await Task.yield()
    #endif
  }

  /// Gives the window a clock that the test steps, from now on.
  ///
  /// - Parameter completions: The moment when completions are called.
  /// - Returns: The clock.
  package func stepByHand(completions: CompletionDelivery = .inline) -> ManualTransitionClock {
    let clock = ManualTransitionClock(completions: completions)
    window.headless.transitionClock = clock
    return clock
  }

  /// Records the events of the router from now on.
  package func recordEvents() -> EventTrace {
    let events = EventTrace()
    router.add(events)
    return events
  }

  /// Navigates to an existing controller, in any place of the hierarchy.
  package func reveal(_ viewController: UIViewController) async throws {
    let step = Step.found(by: InstanceFinder<UIViewController, Any?>(instance: viewController))
    try await router.navigate(to: step, animated: false)
  }
}

/// The names of events, in order.
@MainActor
package final class Trace {
  package private(set) var lines: [String] = []

  package init() {}

  package func note(_ line: String) { lines.append(line) }

  /// A guard that notes a line and lets the request proceed at once.
  package func guarding(_ line: String) -> InlineInterceptor<Any?> {
    InlineInterceptor { _ in
      self.note(line)
      return .proceed
    }
  }

  /// A context task that notes a line.
  package func task(_ line: String) -> InlineContextTask<UIViewController, Any?> {
    InlineContextTask { _, _ in self.note(line) }
  }
}
