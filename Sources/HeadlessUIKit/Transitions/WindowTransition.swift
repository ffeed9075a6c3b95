/// A change of what a window shows, from the call that asks for it to its end.
///
/// A transition has two steps, and a ``TransitionClock`` takes both: ``begin()`` makes the first appearance callbacks,
/// ``end()`` the last. Calls that come in between wait for the end. Controllers that take part see the transition as
/// their `transitionCoordinator`.
@MainActor
public class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
  private enum Stage {
    case scheduled, beginning, underWay, concluding, over
  }

  /// A Boolean value that indicates whether the call that asked for the transition asked for an animation.
  public final let isAnimated: Bool
  /// A Boolean value that indicates whether the user's finger drives the transition.
  public final let isInteractive: Bool
  /// A Boolean value that indicates whether the transition goes, or went, back to where it began.
  public internal(set) final var isCancelled = false

  final let clock: any TransitionClock
  final var animator: (any UIViewControllerAnimatedTransitioning)?
  private var stage = Stage.scheduled
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(animated: Bool, interactive: Bool = false, clock: any TransitionClock) {
    isAnimated = animated
    isInteractive = interactive
    self.clock = clock
    super.init()
  }

  /// A Boolean value that indicates whether the first appearance callbacks were, or are being, called.
  public final var hasBegun: Bool { stage != .scheduled }

  /// A Boolean value that indicates whether the transition is over.
  public final var hasEnded: Bool { stage == .concluding || stage == .over }

  /// A Boolean value that indicates whether all callbacks were called, so that nothing can wait for the end any more.
  final var isOver: Bool { stage == .over }

  /// A Boolean value that indicates whether the transition is the coordinator of the controllers that take part.
  ///
  /// One without animation is not between the call and the turn in which it happens.
  final var isCoordinator: Bool { hasBegun || isAnimated }

  /// A Boolean value that indicates whether the last callbacks come in a later turn than the first even without an
  /// animation, as those of a sheet do.
  public var endsInTurnOfItsOwn: Bool { false }

  /// How long the transition would take on a device, in seconds.
  public final var duration: TimeInterval {
    guard isAnimated else { return 0 }
    return animator?.transitionDuration(using: nil) ?? standardDuration
  }

  /// How long UIKit's own animation takes, in seconds: as observed, since no document says so. Here that of a push.
  var standardDuration: TimeInterval { 0.35 }

  // MARK: From the call to the end

  /// Hands the transition to the clock. One under the user's finger begins at once: touches have turns of their own.
  final func schedule() {
    if isInteractive { begin() } else { clock.schedule(self) }
  }

  /// Begins the transition: the first appearance callbacks, then what runs alongside. A second call does nothing.
  public final func begin() {
    guard stage == .scheduled else { return }
    stage = .beginning
    commence()
    // A callback may have ended the transition.
    guard stage == .beginning else { return }
    stage = .underWay
    if !alongside.isEmpty {
      let animations = alongside
      alongside = []
      for animation in animations { animation(self) }
    }
    clock.run(self)
  }

  /// Ends the transition: the last appearance callbacks, the coordinator's completions, then the completion.
  ///
  /// With an animation controller this runs its animation, and the transition ends when that says so.
  /// A second call does nothing.
  public final func end() {
    guard !hasEnded else { return }
    if let animator {
      self.animator = nil
      animator.animateTransition(using: TransitionContext(transition: self, animator: animator))
    } else {
      finish()
    }
  }

  /// Begins and ends the transition without waiting for the clock or an animation.
  final func finish() {
    begin()
    guard !hasEnded else { return }
    stage = .concluding
    clock.transitionDidEnd(self)
    conclude()
    stage = .over
  }

  /// Takes a transition back that has not begun.
  final func withdraw() {
    stage = .over
    clock.transitionDidEnd(self)
  }

  /// Puts a call off until the transition has ended, as UIKit does with what is asked for meanwhile.
  final func afterwards(_ call: @escaping () -> Void) {
    completions.append { _ in call() }
  }

  final func notifyCoordinatorCompletions() {
    stage = .over
    defer { HeadlessHierarchy.noteChange() }
    guard !completions.isEmpty else { return }
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  /// Makes the first callbacks; each kind of transition has its own.
  func commence() {}

  /// Makes the last callbacks and sets the final state; each kind of transition has its own.
  func conclude() {}

  /// The controller that leaves or enters.
  func participant(_ key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  // MARK: The coordinator

  /// Runs an animation beside the transition's, and a completion after its last appearance callback.
  @discardableResult
  public final func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    guard !hasEnded else { return false }
    if let animation {
      if stage == .underWay { animation(self) } else { alongside.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  /// The style of the presentation, or `.none` for a transition inside a container.
  public var presentationStyle: UIModalPresentationStyle { .none }
  /// A Boolean value that indicates whether the transition began under the user's finger.
  public final var initiallyInteractive: Bool { isInteractive }
  /// How long the transition would take, in seconds.
  public final var transitionDuration: TimeInterval { duration }
  /// 0 until the transition has ended, then 1 unless it was cancelled.
  public final var percentComplete: CGFloat { hasEnded && !isCancelled ? 1 : 0 }
  /// The window in which the transition takes place.
  public final var containerView: UIView {
    participant(.to)?.viewIfLoaded?.window ?? participant(.from)?.viewIfLoaded?.window ?? UIView()
  }

  /// The controller that leaves or enters.
  public final func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    participant(key)
  }

  /// The view that leaves or enters.
  public final func view(forKey key: UITransitionContextViewKey) -> UIView? {
    participant(key == .to ? .to : .from)?.viewIfLoaded
  }
}
