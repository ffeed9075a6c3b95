// swift-format-ignore-file
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }  // animated
  var presentationStyle: UIModalPresentationStyle { get }  // presentationStyle
  var initiallyInteractive: Bool { get }  // initiallyInteractive
  var isInteractive: Bool { get }  // interactive
  var isCancelled: Bool { get }  // cancelled
  var transitionDuration: TimeInterval { get }  // transitionDuration
  var percentComplete: CGFloat { get }  // percentComplete
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?  // -viewControllerForKey:
  func view(forKey key: UITransitionContextViewKey) -> UIView?  // -viewForKey:
  var containerView: UIView { get }  // containerView
}

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
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat { get { _stub() } set {} }  // a
  public var b: CGFloat { get { _stub() } set {} }  // b
  public var c: CGFloat { get { _stub() } set {} }  // c
  public var d: CGFloat { get { _stub() } set {} }  // d
  public var tx: CGFloat { get { _stub() } set {} }  // tx
  public var ty: CGFloat { get { _stub() } set {} }  // ty
  public static var identity: CGAffineTransform { _stub() }  // CGAffineTransformIdentity
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { _stub() }  // -initWithA:b:c:d:tx:ty:
  public init(translationX tx: CGFloat, y ty: CGFloat) { _stub() }  // -initWithTranslationX:y:
  public init(scaleX sx: CGFloat, y sy: CGFloat) { _stub() }  // -initWithScaleX:y:
  public init(rotationAngle angle: CGFloat) { _stub() }  // -initWithRotationAngle:
}

