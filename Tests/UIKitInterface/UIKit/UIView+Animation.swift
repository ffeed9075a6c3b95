// swift-format-ignore-file
extension UIView {
  // UIViewAnimationWithBlocks: these are marked in UIKit to have no asynchronous form.
  public class func setAnimationsEnabled(_ enabled: Bool) { _stub() }  // +setAnimationsEnabled:
  public class var areAnimationsEnabled: Bool { _stub() }  // +areAnimationsEnabled
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { _stub() }  // +performWithoutAnimation:
  public class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { _stub() }  // +animateWithDuration:delay:options:animations:completion:
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { _stub() }  // +animateWithDuration:animations:completion:
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { _stub() }  // +animateWithDuration:animations:
  public class func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { _stub() }  // +transitionWithView:duration:options:animations:completion:
}
