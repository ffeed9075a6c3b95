/// A clock that begins and ends every transition before the call that requested it returns.
///
/// This is a shortcut for tests. UIKit behaves differently: see ``TransitionClock``.
public final class ImmediateTransitionClock: TransitionClock {
  /// A clock that windows can share.
  public static let shared = ImmediateTransitionClock()

  private let completions: CompletionDelivery

  /// Creates a clock.
  ///
  /// - Parameter completions: The time of the completions: inline, or in a later turn of the main actor.
  public init(completions: CompletionDelivery = .inline) { self.completions = completions }

  /// Ends the transition.
  public func run(_ transition: WindowTransition) { transition.end() }

  /// Calls a completion at once or in a later turn.
  public func deliver(_ completion: @escaping () -> Void) {
    completions.deliver(completion) { completion in Task { @MainActor in completion() } }
  }
}
