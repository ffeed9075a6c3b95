package import Portolan

/// A window on screen with a router of its own.
///
/// In a test that runs with each ``Completion``, the transitions are over as the completion says.
@MainActor
package final class App {
  package let window: UIWindow
  package let router: DefaultRouter
  package let trace = Trace()
  /// The clock of the window if it was made with `isManual`.
  package let clock = ManualTransitionClock(beginning: .inCall)

  package init(root: UIViewController?, policy: RequestPolicy = .enqueue, isManual: Bool = false) {
    window = UIWindow()
    window.rootViewController = root
    #if !canImport(UIKit)
      if isManual { window.transitionClock = clock }
    #endif
    window.makeKeyAndVisible()
    router = DefaultRouter(window: window, policy: policy)
    #if !canImport(UIKit)
      if !isManual { CompletionRun.current?.attach(to: window, router) }
    #endif
  }

  /// The hierarchy as a tree.
  package var tree: String { HierarchySnapshot(of: window).description }

  package var state: HierarchyState { HierarchyState(of: window) }

  /// What the user sees on top.
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

  /// Presents on top, not animated. Headless, that is over when the call returns.
  @discardableResult
  package func present<ViewController: UIViewController>(_ viewController: ViewController) -> ViewController {
    atOnce { top?.present(viewController, animated: false) }
    return viewController
  }

  /// Sets the scene: headless, UIKit has done what the body asks for before the call returns, whatever the clock.
  package func atOnce(_ body: () -> Void) {
    #if !canImport(UIKit)
      let clock = window.transitionClock
      window.transitionClock = ImmediateTransitionClock.shared
      defer { window.transitionClock = clock }
    #endif
    body()
  }

  /// Goes to one instance, wherever it is.
  package func reveal(_ viewController: UIViewController) async throws {
    let step = GeneralStep.custom(using: InstanceFinder<UIViewController, Any?>(instance: viewController))
    try await router.navigate(to: step, animated: false)
  }
}

/// Names of what happened, in order.
@MainActor
package final class Trace {
  package private(set) var lines: [String] = []

  package init() {}

  package func note(_ line: String) { lines.append(line) }
}
