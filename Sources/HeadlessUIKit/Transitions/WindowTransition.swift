/// A change of a window's content, from the call that requests it to its end.
///
/// A transition has two steps, and a ``TransitionClock`` takes both. ``begin()`` makes the first appearance callbacks,
/// and ``end()`` makes the last. Calls between the two steps wait for the end. The controllers of the transition have
/// it as their `transitionCoordinator`, and an animation controller as its context.
public class WindowTransition: NSObject, UIViewControllerTransitionCoordinator, UIViewControllerContextTransitioning {
  private enum Stage {
    case scheduled, beginning, underWay, concluding, over
  }

  /// A Boolean value that indicates whether the call that requested the transition requested an animation.
  public final let isAnimated: Bool
  /// A Boolean value that indicates whether a gesture of the user drives the transition.
  public private(set) final var isInteractive: Bool
  /// A Boolean value that indicates whether the transition began with a gesture of the user.
  public final let initiallyInteractive: Bool
  /// A Boolean value that indicates whether the transition returns, or returned, to its starting point.
  public internal(set) final var isCancelled = false

  /// The value of `animated` in the callbacks of a modal.
  final var modalAppearsAnimated: Bool { isAnimated || HeadlessSystem.contested.contains(.modalsAppearAnimated) }

  final let clock: any TransitionClock
  /// The transition whose animation controller is called at present.
  private(set) static var animated: WindowTransition?
  final var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The closure that is called after the transition, unless the transition was cancelled.
  final var completion: (() -> Void)?
  private var isInAnimation = false
  private var stage = Stage.scheduled
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var ofInteraction: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// The group of animations in which the transition was requested.
  private var group: CATransaction.Group?
  final var isInGroup: Bool { group != nil }

  init(animated: Bool, interactive: Bool = false, clock: any TransitionClock) {
    isAnimated = animated
    group = animated ? CATransaction.enter() : nil
    isInteractive = interactive
    initiallyInteractive = interactive
    self.clock = clock
  }

  /// A Boolean value that indicates whether the first appearance callbacks have started.
  public final var hasBegun: Bool { stage != .scheduled }

  /// A Boolean value that indicates whether the transition is over.
  public final var hasEnded: Bool { stage == .concluding || stage == .over }

  /// A Boolean value that indicates whether the first callbacks were made and the last were not.
  final var isUnderWay: Bool { stage == .underWay }

  /// A Boolean value that indicates whether all callbacks were made, so that no call can wait for the end any more.
  final var isOver: Bool { stage == .over }

  /// A Boolean value that indicates whether the transition is the coordinator of its controllers.
  ///
  /// A transition without an animation is not their coordinator before the turn when it runs.
  final var isCoordinator: Bool { hasBegun || isAnimated }

  /// A Boolean value that indicates whether the transition always ends in a later turn than it begins.
  ///
  /// A sheet's transition does so even without an animation.
  public var endsInTurnOfItsOwn: Bool { false }

  /// The duration of the transition on a device, in seconds.
  public final var duration: TimeInterval {
    guard isAnimated else { return 0 }
    return animator?.transitionDuration(using: nil) ?? standardDuration
  }

  /// The duration of UIKit's own animation, in seconds.
  ///
  /// The values are observed, since they are not documented. The default value is the duration of a push.
  var standardDuration: TimeInterval { 0.35 }

  // MARK: From the call to the end

  /// Passes the transition to the clock.
  ///
  /// A transition that a gesture drives begins at once, since touches have their own turns.
  final func schedule() {
    if isInteractive { begin() } else { clock.schedule(self) }
  }

  /// Begins the transition: makes the first appearance callbacks, then runs the animations alongside.
  ///
  /// A second call does nothing.
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

  /// Ends the transition: makes the last appearance callbacks and calls the coordinator's completions, then the
  /// completion.
  ///
  /// An animation controller runs its animation first, and the transition ends when the animation completes. A second
  /// call does nothing.
  public final func end() {
    guard !hasEnded else { return }
    guard let animator, !isInAnimation else { return finish() }
    isInAnimation = true
    let outer = Self.animated
    Self.animated = self
    animator.animateTransition(using: self)
    Self.animated = outer
  }

  /// Begins and ends the transition without waiting for the clock or an animation.
  final func finish() {
    begin()
    guard !hasEnded else { return }
    stage = .concluding
    clock.transitionDidEnd(self)
    if isInteractive { endInteraction() }
    conclude()
    stage = .over
    let completion = completion
    self.completion = nil
    if let completion, !isCancelled { clock.deliver(completion) }
    leaveGroup()
  }

  /// Withdraws a transition that has not begun.
  final func withdraw() {
    stage = .over
    clock.transitionDidEnd(self)
    leaveGroup()
  }

  private func leaveGroup() {
    group?.leave()
    group = nil
  }

  /// Delays a call until the transition has ended, as UIKit does with calls during a transition.
  final func afterwards(_ call: @escaping () -> Void) { completions.append { _ in call() } }

  /// Calls a closure after the completion of the transition, if that was not called yet.
  final func followCompletion(with next: @escaping () -> Void) {
    guard !isCancelled, let first = completion else { return clock.deliver(next) }
    completion = {
      first()
      next()
    }
  }

  final func notifyCoordinatorCompletions() {
    stage = .over
    defer { HeadlessHierarchy.noteChange(at: participant(.to), or: participant(.from)) }
    guard !completions.isEmpty else { return }
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  /// Makes the first callbacks of this kind of transition.
  func commence() {}

  /// Makes the last callbacks of this kind of transition and sets the final state.
  func conclude() {}

  /// Returns the controller that leaves or enters.
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

  /// Runs an animation beside the transition's, and a completion after its last appearance callback.
  @discardableResult
  public final func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Calls a closure when the user's gesture no longer drives the transition, before its last appearance callbacks.
  public final func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    ofInteraction.append(handler)
  }

  private func endInteraction() {
    isInteractive = false
    let handlers = ofInteraction
    ofInteraction = []
    for handler in handlers { handler(self) }
  }

  /// The style of the presentation, or `.none` for a transition inside a container.
  public var presentationStyle: UIModalPresentationStyle { .none }
  /// The duration of the transition on a device, in seconds.
  public final var transitionDuration: TimeInterval { duration }
  /// The progress of the transition: 1 after it has ended without being cancelled, and otherwise 0.
  public final var percentComplete: CGFloat { hasEnded && !isCancelled ? 1 : 0 }
  /// The window where the transition takes place, or the view of the stack that changes.
  public var containerView: UIView {
    participant(.to)?.loadedView?.enclosingWindow ?? participant(.from)?.loadedView?.enclosingWindow ?? UIView()
  }

  /// Returns the controller that leaves or enters.
  public final func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    participant(key)
  }

  /// Returns the view that leaves or enters.
  public final func view(forKey key: UITransitionContextViewKey) -> UIView? {
    participant(key == .to ? .to : .from)?.viewIfLoaded
  }

  // MARK: The context of an animation controller

  /// A Boolean value that indicates whether the transition returns, or returned, to its starting point.
  public final var transitionWasCancelled: Bool { isCancelled }

  /// Ends the transition after its animation.
  ///
  /// - Parameter didComplete: `false` to return to the starting point.
  public final func completeTransition(_ didComplete: Bool) {
    guard !hasEnded else { return }
    if !didComplete { isCancelled = true }
    finish()
    animator?.animationEnded(didComplete)
    animator = nil
  }
}
