extension UIView {
  /// The curves of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// The animation starts slowly and ends slowly.
    case easeInOut = 0
    /// The animation starts slowly.
    case easeIn
    /// The animation ends slowly.
    case easeOut
    /// The animation has a constant speed.
    case linear
  }
}

/// The points of an animation at which it can end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The beginning.
  case start = 1
  /// A point between them.
  case current = 2
}

/// An animation that can be changed while it runs.
///
/// Nothing is drawn here, so that the animation is over when it was started.
@MainActor
open class UIViewPropertyAnimator: NSObject {
  /// The duration, in seconds.
  public final let duration: TimeInterval
  /// A Boolean value that indicates whether the animation runs, which it does while its changes are made.
  public private(set) final var isRunning = false
  /// The part of the animation that is over, from 0 to 1.
  open var fractionComplete: CGFloat = 0

  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animation with a curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration, animations)
  }

  /// Creates an animation with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration, animations)
  }

  private init(_ duration: TimeInterval, _ animations: (() -> Void)?) {
    self.duration = duration
    super.init()
    if let animations { changes = [animations] }
  }

  /// Adds changes to the animation.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }

  /// Adds a closure that is called at the end of the animation.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Makes the changes and calls the completions.
  open func startAnimation() {
    let (made, called) = (changes, completions)
    (changes, completions) = ([], [])
    isRunning = true
    for change in made { change() }
    isRunning = false
    fractionComplete = 1
    for completion in called { completion(.end) }
  }

  /// Makes the changes and calls the completions, without the delay.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Pauses the animation, which is over.
  open func pauseAnimation() {}
  /// Stops the animation, which drops its changes and completions.
  open func stopAnimation(_ withoutFinishing: Bool) { (changes, completions) = ([], []) }
}
