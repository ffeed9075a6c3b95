/// An animation that can be changed while it runs.
///
/// Nothing is drawn here: the changes are made when the animation starts, and it ends in a later turn.
@MainActor
open class UIViewPropertyAnimator: InertUIViewPropertyAnimator, UIViewImplicitlyAnimating {
  /// The duration, in seconds.
  public final let duration: TimeInterval
  /// A Boolean value that indicates whether the animation runs.
  public private(set) final var isRunning = false

  /// The number of starts; only the last one ends the animation.
  private var round = 0
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  init(_ duration: TimeInterval, _ animations: (() -> Void)?) {
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
    state = .active
    round += 1
    ContentTransition.animate(duration) {
      for change in made { change() }
    } completion: { [self, round] _ in
      if isRunning, self.round == round { end(at: isReversed ? .start : .end) }
    }
  }

  /// Makes the changes, and calls the completions in a later turn, without the delay.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Pauses the animation until it is started again.
  open func pauseAnimation() {
    isRunning = false
    state = .active
  }
  /// The stage of the animation: an animation that was paused or stopped is not inactive.
  public private(set) final var state = UIViewAnimatingState.inactive

  // Source: developer.apple.com/documentation/uikit/uiviewanimating/stopanimation(_:): with `false` the animator is in the stopped
  // state until `finishAnimation(at:)`, which calls the completions; with `true` it is inactive, and the completions are not called.
  /// Stops the animation where it is.
  ///
  /// - Parameter withoutFinishing: `true` to drop the changes and the completions, and `false` to wait for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    changes = []
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation, and calls its completions; raises if the animation was not stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { raise("finishAnimationAtPosition: should only be called on a stopped animator!") }
    end(at: finalPosition)
  }

  /// Adds changes to the animation.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

  /// Continues the animation, which ends in a later turn.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }

  private func end(at position: UIViewAnimatingPosition) {
    let called = completions
    completions = []
    isRunning = false
    state = .inactive
    fractionComplete = position == .start ? 0 : 1
    for completion in called { completion(position) }
  }
}
