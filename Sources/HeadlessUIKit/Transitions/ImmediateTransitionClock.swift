/// Ends every transition before the call that began it returns.
public final class ImmediateTransitionClock: TransitionClock {
  /// The clock of a window that was given no other.
  public static let shared = ImmediateTransitionClock()

  private let completions: CompletionDelivery

  /// Creates a clock.
  ///
  /// - Parameter completions: Whether completions are called inline, or in a later turn of the main actor.
  public init(completions: CompletionDelivery = .inline) {
    self.completions = completions
  }

  /// Ends the transition.
  public func run(_ transition: WindowTransition) {
    transition.end()
  }

  /// Calls a completion, or leaves that to a later turn.
  public func deliver(_ completion: @escaping () -> Void) {
    switch completions {
    case .inline: completion()
    case .later: Task { @MainActor in completion() }
    }
  }
}
