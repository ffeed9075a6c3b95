/// The delegate of a navigation controller whose screens have animators of their own.
@MainActor
final class PushAnimations: NSObject, UINavigationControllerDelegate {
  private struct Entry {
    weak var viewController: UIViewController?
    let animators: PushTransition.Animators
  }

  private struct Owner {
    weak var stack: UINavigationController?
    let animations: PushAnimations
  }

  /// A navigation controller does not retain its delegate.
  private static var all: [Owner] = []
  private var entries: [Entry] = []

  /// Returns the delegate of a navigation controller, which becomes it if there is none; `nil` if the app has set another one.
  static func of(_ stack: UINavigationController) -> PushAnimations? {
    if let delegate = stack.delegate { return delegate as? PushAnimations }
    all.removeAll { $0.stack == nil || $0.stack === stack }
    let animations = PushAnimations()
    all.append(Owner(stack: stack, animations: animations))
    stack.delegate = animations
    return animations
  }

  func add(_ animators: @escaping PushTransition.Animators, for viewController: UIViewController) {
    entries.removeAll { $0.viewController == nil || $0.viewController === viewController }
    entries.append(Entry(viewController: viewController, animators: animators))
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let moving = operation == .push ? toVC : fromVC
    return entries.first { $0.viewController === moving }?.animators(operation)
  }
}
