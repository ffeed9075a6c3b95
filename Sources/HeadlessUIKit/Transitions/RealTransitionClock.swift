/// A clock that begins transitions in the next turn of the main actor and runs animated ones as long as a device does.
///
/// It can also run them in a fraction of that time. A transition without an animation ends in the turn in which it
/// begins, or in the next if it is a sheet's. If a transition has an animation controller, its animation runs after its
/// duration.
public final class RealTransitionClock: TransitionClock {
  /// The speed of transitions that begin from now on, as a multiple of a device's speed.
  public var speed: Double

  private let beginning: TransitionBeginning
  private let completions: CompletionDelivery
  private let turns = LaterTurns()

  /// Creates a clock without transitions.
  ///
  /// - Parameters:
  ///   - speed: The speed of transitions as a multiple of a device's speed, greater than 0.
  ///   - beginning: The time at which transitions begin: in the next turn of the main actor, as in UIKit, or in the
  ///     call.
  ///   - completions: The time of the completions: inline, or in a later turn of the main actor.
  public init(speed: Double = 1, beginning: TransitionBeginning = .later, completions: CompletionDelivery = .inline) {
    precondition(speed > 0, "A clock of speed \(speed) would end no transition")
    self.speed = speed
    self.beginning = beginning
    self.completions = completions
  }

  /// A Boolean value that indicates whether no transition is waiting or running and no completion is waiting.
  public var isIdle: Bool { turns.isIdle }

  /// Returns when the clock is idle, even if the completions start further transitions.
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

  /// Calls a completion at once or in a later turn.
  public func deliver(_ completion: @escaping () -> Void) {
    completions.deliver(completion, later: turns.putOff)
  }
}
