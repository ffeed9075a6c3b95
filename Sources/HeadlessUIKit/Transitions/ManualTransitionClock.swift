/// A clock that begins and ends transitions in explicit steps.
///
/// The beginning of a transition is one step. A transition without an animation ends in that step, unless it is a
/// sheet's. Any other transition ends in a step of its own.
public final class ManualTransitionClock: TransitionClock {
  private let beginning: TransitionBeginning
  private let completions: CompletionDelivery
  private var scheduled: [WindowTransition] = []
  private var running: [WindowTransition] = []
  private var undelivered: [() -> Void] = []

  /// Creates a clock without transitions.
  ///
  /// - Parameters:
  ///   - beginning: The time when transitions begin: in a ``step()``, as in a later turn of UIKit, or in the call.
  ///   - completions: The time of the completions: inline, or in a ``step()`` of their own.
  public init(beginning: TransitionBeginning = .later, completions: CompletionDelivery = .inline) {
    self.beginning = beginning
    self.completions = completions
  }

  /// A Boolean value that indicates whether no transition is running and no completion is waiting.
  public var isIdle: Bool { scheduled.isEmpty && undelivered.isEmpty && running.isEmpty }

  /// Stores a transition for ``step()``, or begins it.
  public func schedule(_ transition: WindowTransition) {
    switch beginning {
    case .inCall: transition.begin()
    case .later: scheduled.append(transition)
    }
  }

  /// Stores an animated transition for ``step()``, and ends any other.
  public func run(_ transition: WindowTransition) {
    if transition.isAnimated || (transition.endsInTurnOfItsOwn && beginning == .later) {
      running.append(transition)
    } else {
      transition.end()
    }
  }

  /// Releases a transition that ended outside of a step, and so the controllers in it.
  public func transitionDidEnd(_ transition: WindowTransition) {
    scheduled.removeAll { $0 === transition }
    running.removeAll { $0 === transition }
  }

  /// Calls a completion, or stores it for ``step()``.
  public func deliver(_ completion: @escaping () -> Void) {
    completions.deliver(completion) { undelivered.append($0) }
  }

  /// Begins the oldest waiting transition, or else ends the oldest running transition, or else calls the waiting completions.
  ///
  /// - Returns: `false` if the clock was idle.
  @discardableResult
  public func step() -> Bool {
    if !scheduled.isEmpty {
      scheduled.removeFirst().begin()
      return true
    }
    if !running.isEmpty {
      running.removeFirst().end()
      return true
    }
    guard !undelivered.isEmpty else { return false }
    let completions = undelivered
    undelivered = []
    for completion in completions { completion() }
    return true
  }

  /// Steps until the clock is idle, even if the completions start further transitions.
  public func runToEnd() {
    while step() {}
  }
}
