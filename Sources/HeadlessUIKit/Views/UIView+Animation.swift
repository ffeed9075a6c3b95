extension UIView {
  /// A Boolean value that indicates whether changes are animated.
  ///
  /// ``UIViewController/show(_:sender:)`` and its like follow the setting. Pushes and presentations that are asked to be
  /// animated do not follow it here; on a device they do.
  public private(set) static var areAnimationsEnabled = true

  /// Turns animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Runs changes without an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = wereEnabled
  }
}
