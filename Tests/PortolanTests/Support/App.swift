import Portolan

/// A window on screen with a router of its own, whose transitions are over as ``Completion/current`` says.
@MainActor
final class App {
  let window: UIWindow
  let router: DefaultRouter
  let trace = Trace()

  init(root: UIViewController?, policy: RequestPolicy = .enqueue) {
    window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    router = DefaultRouter(window: window, policy: policy)
    guard let clock = Completion.current.makeClock() else { return }
    window.transitionClock = clock
    router.add(RestObserver(clock: clock))
  }

  /// The hierarchy as a tree.
  var tree: String { HierarchySnapshot(of: window).description }

  var state: HierarchyState { HierarchyState(of: window) }

  /// What the user sees on top.
  var top: UIViewController? {
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

  /// Presents on top, not animated, and over when the call returns.
  @discardableResult
  func present<ViewController: UIViewController>(_ viewController: ViewController) -> ViewController {
    atOnce { top?.present(viewController, animated: false) }
    return viewController
  }

  /// Sets the scene: what is asked of UIKit is done before the call returns, whatever the clock.
  func atOnce(_ body: () -> Void) {
    let clock = window.transitionClock
    window.transitionClock = ImmediateTransitionClock.shared
    defer { window.transitionClock = clock }
    body()
  }
}

/// Names of what happened, in order.
@MainActor
final class Trace {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

/// The controllers of a window and what they look like; the controllers are kept, so that none can take the place of
/// another unnoticed.
@MainActor
struct HierarchyState: @MainActor Equatable {
  let snapshot: HierarchySnapshot
  let instances: HierarchyInstances
  private let controllers: [UIViewController]

  init(of window: UIWindow) {
    snapshot = HierarchySnapshot(of: window)
    instances = HierarchyInstances(of: window)
    controllers = window.rootViewController.map(Self.all) ?? []
  }

  static func == (one: HierarchyState, other: HierarchyState) -> Bool {
    one.snapshot == other.snapshot && one.instances == other.instances
  }

  private static func all(from viewController: UIViewController) -> [UIViewController] {
    [viewController] + viewController.children.flatMap(all)
      + (viewController.presentedViewController.map { $0.parent == nil ? [$0] : [] } ?? [])
  }
}

/// A tab bar controller with the given tabs.
@MainActor
func tabs(_ viewControllers: UIViewController...) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = viewControllers
  return tabs
}

/// A navigation controller with the given stack, from the bottom to the top.
@MainActor
func stack(_ viewControllers: UIViewController...) -> UINavigationController {
  let navigation = UINavigationController()
  navigation.viewControllers = viewControllers
  return navigation
}
