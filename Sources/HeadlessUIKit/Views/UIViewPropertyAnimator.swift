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
/// Nothing is drawn here: the changes are made when the animation starts, and it ends in a later turn.
@MainActor
open class UIViewPropertyAnimator: NSObject {
  /// The duration, in seconds.
  public final let duration: TimeInterval
  /// A Boolean value that indicates whether the animation runs.
  public private(set) final var isRunning = false
  /// The part of the animation that is over, from 0 to 1.
  open var fractionComplete: CGFloat = 0

  /// The number of starts; only the last one ends the animation.
  private var round = 0
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

  /// Makes the changes, and calls the completions in a later turn.
  open func startAnimation() {
    guard !isRunning else { return }
    let made = changes
    changes = []
    isRunning = true
    round += 1
    ContentTransition.animate(duration) {
      for change in made { change() }
    } completion: { [self, round] _ in
      if isRunning, self.round == round { end() }
    }
  }

  /// Makes the changes, and calls the completions in a later turn, without the delay.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Pauses the animation until it is started again.
  open func pauseAnimation() { isRunning = false }
  /// Stops the animation and drops its changes and completions.
  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    (changes, completions) = ([], [])
  }

  private func end() {
    let called = completions
    completions = []
    isRunning = false
    fractionComplete = 1
    for completion in called { completion(.end) }
  }
}
