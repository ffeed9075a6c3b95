extension UIView {
  /// Runs changes that UIKit would animate, and calls the completion in a later turn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ContentTransition.animate(duration, animations, completion: completion)
  }

  /// Runs changes that UIKit would animate, and calls the completion in a later turn.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ContentTransition.animate(duration, animations, completion: completion)
  }

  /// Changes the contents of a view in one transition on the clock of its window.
  ///
  /// If the view is in no window, the transition ends in a later turn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ContentTransition.animate(duration, in: view.enclosingWindow, animations, completion: completion)
  }

  /// Runs changes that UIKit would animate with a spring, and calls the completion in a later turn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ContentTransition.animate(duration, animations, completion: completion)
  }

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
