/// A clock that begins transitions in the next turn of the main actor, as UIKit does, and ends them without delay.
///
/// A transition without an animation also ends in the turn when it begins, unless it is a sheet's. Any other transition ends in
/// the turn after.
public class NextTurnTransitionClock: TransitionClock {
  /// The clock of a new window, which windows share; see ``HeadlessSystem/transitionClock``.
  public static let shared = NextTurnTransitionClock()

  private let completions: CompletionDelivery
  final let turns = LaterTurns()

  /// Creates a clock without transitions.
  ///
  /// - Parameter completions: The time of the completions: inline, or in a turn of their own.
  public init(completions: CompletionDelivery = .inline) { self.completions = completions }

  /// A Boolean value that indicates whether no transition is waiting or running and no completion is waiting.
  public final var isIdle: Bool { turns.isIdle }

  /// Returns when the clock is idle, even if the completions start further transitions.
  public final func waitUntilIdle() async { await turns.waitUntilIdle() }

  /// Begins the transition in the next turn.
  public func schedule(_ transition: WindowTransition) { turns.putOff { transition.begin() } }

  /// Ends the transition, in the next turn if it is animated.
  public func run(_ transition: WindowTransition) {
    if transition.isAnimated || transition.endsInTurnOfItsOwn {
      turns.putOff { transition.end() }
    } else {
      transition.end()
    }
  }

  /// Calls a completion at once or in a later turn.
  public final func deliver(_ completion: @escaping () -> Void) {
    completions.deliver(completion, later: turns.putOff)
  }
}
