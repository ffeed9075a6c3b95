// swift-format-ignore-file
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool  // -animateAlongsideTransition:completion:
  @discardableResult func animateAlongsideTransition(in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool  // -animateAlongsideTransitionInView:animation:completion:
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)  // -notifyWhenInteractionChangesUsingBlock:
  @available(*, deprecated)
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)  // -notifyWhenInteractionEndsUsingBlock:
}

extension UIViewControllerTransitionCoordinator {
  // The importer gives a last parameter that is an optional closure a default.
  @discardableResult public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool { _stub() }
  @discardableResult public func animateAlongsideTransition(in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool { _stub() }
}

// Core Graphics has these on Apple's platforms.
