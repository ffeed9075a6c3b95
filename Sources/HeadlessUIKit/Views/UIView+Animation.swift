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

  /// Replaces a view by another, or hides it and shows the other, and calls the completion in a later turn.
  static func exchange(
    _ old: UIView, _ new: UIView, _ duration: TimeInterval, _ options: AnimationOptions, _ completion: ((Bool) -> Void)?
  ) {
    let superview = old.superview
    let change = {
      if options.contains(.showHideTransitionViews) {
        (old.isHidden, new.isHidden) = (true, false)
      } else if let superview, let index = superview.subviews.firstIndex(where: { $0 === old }) {
        superview.insertSubview(new, at: index)
        old.removeFromSuperview()
      }
    }
    ContentTransition.animate(duration, in: old.enclosingWindow, change, completion: completion)
  }
}
