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

/// A clock that begins transitions in the next turn of the main actor and runs animations as long as a device does.
///
/// It can also run them in a fraction of that time. A transition without an animation ends in the turn when it begins, or in the
/// next if it is a sheet's. If a transition has an animation controller, its animation runs after its duration.
public final class RealTransitionClock: NextTurnTransitionClock {
  /// The speed of transitions that begin from now on, as a multiple of a device's speed.
  public var speed: Double

  private let beginning: TransitionBeginning

  /// Creates a clock without transitions.
  ///
  /// - Parameters:
  ///   - speed: The speed of transitions as a multiple of a device's speed, greater than 0.
  ///   - beginning: The time when transitions begin: in the next turn of the main actor, as in UIKit, or in the call.
  ///   - completions: The time of the completions: inline, or in a later turn of the main actor.
  public init(speed: Double = 1, beginning: TransitionBeginning = .later, completions: CompletionDelivery = .inline) {
    precondition(speed > 0, "A clock of speed \(speed) would end no transition")
    self.speed = speed
    self.beginning = beginning
    super.init(completions: completions)
  }

  /// Begins the transition in the next turn, or at once.
  public override func schedule(_ transition: WindowTransition) {
    if beginning == .later { super.schedule(transition) } else { transition.begin() }
  }

  /// Ends an animated transition after its duration, and any other at once or in the next turn.
  public override func run(_ transition: WindowTransition) {
    if transition.isAnimated {
      turns.putOff(for: .seconds(transition.duration / speed)) { transition.end() }
    } else if beginning == .later {
      super.run(transition)
    } else {
      transition.end()
    }
  }
}
