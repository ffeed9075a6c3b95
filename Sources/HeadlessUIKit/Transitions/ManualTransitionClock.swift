/// A clock that begins and ends transitions when it is told to.
///
/// To begin a transition is one step. One that is not animated ends in that step, unless it is a sheet's; any other ends
/// in a step of its own.
public final class ManualTransitionClock: TransitionClock {
  private let beginning: TransitionBeginning
  private let completions: CompletionDelivery
  private var scheduled: [WindowTransition] = []
  private var running: [WindowTransition] = []
  private var undelivered: [() -> Void] = []

  /// Creates a clock with nothing in flight.
  ///
  /// - Parameters:
  ///   - beginning: The moment at which transitions begin: in a ``step()``, as in UIKit in a later turn, or in the call.
  ///   - completions: The moment of the completions: inline, or in a ``step()`` of their own.
  public init(beginning: TransitionBeginning = .later, completions: CompletionDelivery = .inline) {
    self.beginning = beginning
    self.completions = completions
  }

  /// A Boolean value that indicates whether nothing is in flight and no completion waits.
  public var isIdle: Bool {
    scheduled.isEmpty && undelivered.isEmpty && running.isEmpty
  }

  /// Keeps a transition for ``step()``, or begins it.
  public func schedule(_ transition: WindowTransition) {
    switch beginning {
    case .inCall: transition.begin()
    case .later: scheduled.append(transition)
    }
  }

  /// Keeps an animated transition for ``step()``, and ends any other.
  public func run(_ transition: WindowTransition) {
    if transition.isAnimated || (transition.endsInTurnOfItsOwn && beginning == .later) {
      running.append(transition)
    } else {
      transition.end()
    }
  }

  /// Lets go of a transition that something else than a step has ended, and so of the controllers in it.
  public func transitionDidEnd(_ transition: WindowTransition) {
    scheduled.removeAll { $0 === transition }
    running.removeAll { $0 === transition }
  }

  /// Calls a completion, or keeps it for ``step()``.
  public func deliver(_ completion: @escaping () -> Void) {
    switch completions {
    case .inline: completion()
    case .later: undelivered.append(completion)
    }
  }

  /// Begins the oldest transition that waits; or else ends the oldest in flight; or else calls the completions that wait.
  ///
  /// - Returns: `false` if there was nothing to do.
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

  /// Steps until the clock is idle, including what the completions start.
  public func runToEnd() {
    while step() {}
  }
}
