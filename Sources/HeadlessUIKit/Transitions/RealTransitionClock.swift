/// A clock that begins transitions in the next turn of the main actor and ends animated ones after as long as they take
/// on a device, or in a fraction of that time.
///
/// A transition that is not animated ends in the turn in which it begins, or in the next if it is a sheet's. One with an
/// animation controller runs it when its time has passed.
public final class RealTransitionClock: TransitionClock {
  /// How many times faster than on a device the transitions that begin from now on end.
  public var speed: Double

  private let beginning: TransitionBeginning
  private let completions: CompletionDelivery
  private let turns = LaterTurns()

  /// Creates a clock with nothing in flight.
  ///
  /// - Parameters:
  ///   - speed: How many times faster than on a device transitions end; more than 0.
  ///   - beginning: The moment at which transitions begin: in the next turn of the main actor, as in UIKit, or in the call.
  ///   - completions: The moment of the completions: inline, or in a later turn of the main actor.
  public init(speed: Double = 1, beginning: TransitionBeginning = .later, completions: CompletionDelivery = .inline) {
    precondition(speed > 0, "A clock of speed \(speed) would end no transition")
    self.speed = speed
    self.beginning = beginning
    self.completions = completions
  }

  /// A Boolean value that indicates whether no transition waits for its beginning or end, and no completion for its call.
  public var isIdle: Bool { turns.isIdle }

  /// Returns when the clock is idle, including what the completions start.
  public func waitUntilIdle() async { await turns.waitUntilIdle() }

  /// Begins the transition in the next turn, or at once.
  public func schedule(_ transition: WindowTransition) {
    switch beginning {
    case .inCall: transition.begin()
    case .later: turns.putOff { transition.begin() }
    }
  }

  /// Ends an animated transition after its duration, and any other at once or in the next turn.
  public func run(_ transition: WindowTransition) {
    if transition.isAnimated {
      turns.putOff(for: .seconds(transition.duration / speed)) { transition.end() }
    } else if transition.endsInTurnOfItsOwn, beginning == .later {
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
