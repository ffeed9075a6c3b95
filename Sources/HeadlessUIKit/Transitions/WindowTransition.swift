/// A change of what a window shows, from its beginning to its end.
///
/// A ``TransitionClock`` is given each. Controllers that take part see it as their `transitionCoordinator`.
@MainActor
public class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
  /// Whether the one who asked for the transition asked for an animation.
  public final let isAnimated: Bool
  /// Whether the user's finger drives the transition.
  public final let isInteractive: Bool
  /// Whether the transition is over.
  public private(set) final var hasEnded = false
  /// Whether the transition goes, or went, back to where it began.
  public internal(set) final var isCancelled = false

  final let clock: any TransitionClock
  final var animator: (any UIViewControllerAnimatedTransitioning)?
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isUnderWay = false

  init(animated: Bool, interactive: Bool = false, clock: any TransitionClock) {
    isAnimated = animated
    isInteractive = interactive
    self.clock = clock
    super.init()
  }

  /// How long the transition would take on a device, in seconds.
  public final var duration: TimeInterval {
    guard isAnimated else { return 0 }
    return animator?.transitionDuration(using: nil) ?? standardDuration
  }

  /// How long UIKit's own animation takes, in seconds: as observed, since no document says so. Here that of a push.
  var standardDuration: TimeInterval { 0.35 }

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

  /// Ends the transition without waiting for the clock or an animation.
  final func finish() {
    guard !hasEnded else { return }
    hasEnded = true
    clock.transitionDidEnd(self)
    conclude()
  }

  /// Hands the transition, whose first callbacks were made, to the clock.
  final func start() {
    isUnderWay = true
    if !alongside.isEmpty {
      let animations = alongside
      alongside = []
      for animation in animations { animation(self) }
    }
    clock.run(self)
  }

  final func notifyCoordinatorCompletions() {
    guard !completions.isEmpty else { return }
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }

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
      if isUnderWay { animation(self) } else { alongside.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  /// The style of the presentation, or `.none` for a transition inside a container.
  public var presentationStyle: UIModalPresentationStyle { .none }
  /// Whether the transition began under the user's finger.
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
