/// Keeps animated transitions in flight until it is told to end them.
///
/// Transitions that are not animated end at once, as in UIKit.
public final class ManualTransitionClock: TransitionClock {
  private let completions: CompletionDelivery
  private var running: [WindowTransition] = []
  private var undelivered: [() -> Void] = []

  /// Creates a clock with nothing in flight.
  ///
  /// - Parameter completions: Whether completions are called inline, or wait for the next ``step()``.
  public init(completions: CompletionDelivery = .inline) {
    self.completions = completions
  }

  /// Whether nothing is in flight and no completion waits.
  public var isIdle: Bool {
    undelivered.isEmpty && running.isEmpty
  }

  /// Keeps an animated transition for ``step()``, and ends any other.
  public func run(_ transition: WindowTransition) {
    if transition.isAnimated {
      running.append(transition)
    } else {
      transition.end()
    }
  }

  /// Lets go of a transition that something else than a step has ended, and so of the controllers in it.
  public func transitionDidEnd(_ transition: WindowTransition) {
    running.removeAll { $0 === transition }
  }

  /// Calls a completion, or keeps it for ``step()``.
  public func deliver(_ completion: @escaping () -> Void) {
    switch completions {
    case .inline: completion()
    case .later: undelivered.append(completion)
    }
  }

  /// Ends the oldest transition in flight, or calls the completions that wait if there is none.
  ///
  /// - Returns: Whether there was anything to do.
  @discardableResult
  public func step() -> Bool {
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
