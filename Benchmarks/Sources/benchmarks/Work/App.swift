import Portolan

/// A window with a router, one for each workload.
@MainActor
final class App {
  let window = UIWindow()
  let root: UIViewController
  let router: DefaultRouter

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - root: The root of the window.
  ///   - clock: The transition clock. It is the immediate clock for both sides of a ratio unless turns are measured; a new window
  ///     has another one.
  init(
    root: UIViewController = UIViewController(nibName: nil, bundle: nil),
    clock: any TransitionClock = ImmediateTransitionClock.shared
  ) {
    self.root = root
    window.headless.transitionClock = clock
    window.rootViewController = root
    window.makeKeyAndVisible()
    HeadlessSystem.stopKeeping(window)
    router = DefaultRouter(window: window)
  }

  /// Creates an app whose root is a stack of plain controllers, with optional controllers at its ends.
  convenience init(stackOf depth: Int, top: UIViewController? = nil, bottom: UIViewController? = nil) {
    let navigation = UINavigationController()
    navigation.viewControllers = plainControllers(depth, first: bottom, last: top)
    self.init(root: navigation)
  }

  /// Creates an app whose root is a tab bar with three stacks, as in an ordinary app.
  static func withTabs() -> App {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { _ in
      UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
    }
    return App(root: tabs)
  }

  var navigation: UINavigationController {
    root as! UINavigationController
  }

  /// The controller on top of all modals.
  var topmost: UIViewController {
    var top = root
    while let next = top.presentedViewController { top = next }
    return top
  }

  func dismissAll() {
    root.dismiss(animated: false, completion: nil)
  }
}

/// Returns a number of plain controllers, with optional first and last ones.
@MainActor
func plainControllers(
  _ count: Int, first: UIViewController? = nil, last: UIViewController? = nil
) -> [UIViewController] {
  var controllers = (0..<count).map { _ in UIViewController(nibName: nil, bundle: nil) }
  if let first { controllers[0] = first }
  if let last { controllers[count - 1] = last }
  return controllers
}
