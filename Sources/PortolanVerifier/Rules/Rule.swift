#if !canImport(UIKit)
  /// A rule that holds in every app.
  public enum Rule: String, CaseIterable, Sendable {
    /// A link reaches its screen from every state, or is denied, redirected, or waits and is carried out later.
    case link
    /// Opening a link twice equals opening it once, unless its route declares that it repeats.
    ///
    /// The same holds for another action that navigates to the same screen both times.
    case twice
    /// A refused link, or another action whose only navigation is refused, changes nothing but what its guards did themselves.
    case refusal
    /// The plan that was resolved after the last guard is what happened.
    case plan
    /// Each controller has one place, and parents and presenters agree.
    case tree
    /// The app comes to rest after every action.
    case rest
    /// Each event gets at most one answer, and exactly one in the end.
    case answer
    /// Gestures alone lead back to a declared home.
    case deadEnd = "dead-end"
    /// The same action does not add the same screen again and again without a gesture that takes it back.
    case growth
    /// No controller that left the hierarchy stays alive.
    case leak
    /// A state that is stored and restored after a relaunch has the same screens, or the report says what was left out.
    case restoration
    /// A screen that is guarded on one way is guarded on every way.
    case guarded
    /// Turning the device there and back loses no screen.
    case rotation
    /// Every declared screen is reached, and every guard gives each of its answers at least once.
    case coverage
    /// States that look alike behave alike.
    case alike
    /// No action ends the process, or runs for ever without a pause.
    case trap

    /// The rule in one line.
    public var explanation: String {
      switch self {
      case .link: "a link reaches its screen, or is denied, redirected, or waits and is carried out later"
      case .twice: "opening a link twice, or navigating to a screen twice, equals doing it once"
      case .refusal: "a refused navigation changes nothing but what its guards did themselves"
      case .plan: "the plan that was resolved after the last guard is what happened"
      case .tree: "each controller has one place, and parents and presenters agree"
      case .rest: "the app comes to rest after every action"
      case .answer: "each event gets exactly one answer"
      case .deadEnd: "gestures alone lead back to a declared home"
      case .growth: "no action adds the same screen again and again without a gesture that takes it back"
      case .leak: "no controller that left the hierarchy stays alive"
      case .restoration: "a stored state is restored with the same screens, or the report says what was left out"
      case .guarded: "a screen that is guarded on one way is guarded on every way"
      case .rotation: "turning the device there and back loses no screen"
      case .coverage: "every declared screen is reached, and every guard gives each of its answers"
      case .alike: "states that look alike behave alike"
      case .trap: "no action ends the process, or runs for ever without a pause"
      }
    }
  }
#endif
