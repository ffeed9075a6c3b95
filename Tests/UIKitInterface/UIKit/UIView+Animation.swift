// swift-format-ignore-file
extension UIView {
  // UIViewAnimationWithBlocks: these are marked in UIKit to have no asynchronous form.
  public class func setAnimationsEnabled(_ enabled: Bool) { _stub() }  // +setAnimationsEnabled:
  public class var areAnimationsEnabled: Bool { _stub() }  // +areAnimationsEnabled
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { _stub() }  // +performWithoutAnimation:
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { _stub() }  // +animateWithDuration:animations:
}
