/// A clock that begins transitions in the next turn of the main actor, as UIKit does, and takes no time for animations.
///
/// A transition that is not animated also ends in the turn in which it begins, unless it is a sheet's; any other ends in
/// the turn after.
public final class NextTurnTransitionClock: TransitionClock {
  /// A clock for all windows that need none of their own.
  public static let shared = NextTurnTransitionClock()

  private let completions: CompletionDelivery
  private let turns = LaterTurns()

  /// Creates a clock with nothing in flight.
  ///
  /// - Parameter completions: The moment of the completions: inline, or in a turn of their own.
  public init(completions: CompletionDelivery = .inline) {
    self.completions = completions
  }

  /// A Boolean value that indicates whether no transition waits for its beginning or end, and no completion for its call.
  public var isIdle: Bool { turns.isIdle }

  /// Returns when the clock is idle, including what the completions start.
  public func waitUntilIdle() async { await turns.waitUntilIdle() }

  /// Begins the transition in the next turn.
  public func schedule(_ transition: WindowTransition) {
    turns.putOff { transition.begin() }
  }

  /// Ends the transition, in the next turn if it is animated.
  public func run(_ transition: WindowTransition) {
    if transition.isAnimated || transition.endsInTurnOfItsOwn {
      turns.putOff { transition.end() }
    } else {
      transition.end()
    }
  }

  /// Calls a completion, or leaves that to a later turn.
  public func deliver(_ completion: @escaping () -> Void) {
    switch completions {
    case .inline: completion()
    case .later: turns.putOff(completion)
    }
  }
}
