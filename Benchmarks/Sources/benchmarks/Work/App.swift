import Portolan

/// A window of its own for each workload, with a router on it.
@MainActor
final class App {
  let window = UIWindow()
  let root: UIViewController
  let router: DefaultRouter

  /// - Parameter clock: Pinned to the immediate clock for both sides of a ratio, unless turns are what is measured.
  init(
    root: UIViewController = UIViewController(nibName: nil, bundle: nil),
    clock: any TransitionClock = ImmediateTransitionClock.shared
  ) {
    self.root = root
    window.transitionClock = clock
    window.rootViewController = root
    window.makeKeyAndVisible()
    router = DefaultRouter(window: window)
  }

  /// An app whose root is a stack of so many plain controllers, below one of the caller's choice where there is one.
  convenience init(stackOf depth: Int, top: UIViewController? = nil, bottom: UIViewController? = nil) {
    let navigation = UINavigationController()
    navigation.viewControllers = plainControllers(depth, first: bottom, last: top)
    self.init(root: navigation)
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

/// So many controllers, of which the first and the last may be given.
@MainActor
func plainControllers(
  _ count: Int, first: UIViewController? = nil, last: UIViewController? = nil
) -> [UIViewController] {
  var controllers = (0..<count).map { _ in UIViewController(nibName: nil, bundle: nil) }
  if let first { controllers[0] = first }
  if let last { controllers[count - 1] = last }
  return controllers
}
