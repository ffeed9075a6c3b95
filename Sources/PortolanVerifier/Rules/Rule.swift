/// A rule that holds in every app.
///
/// ```swift
/// for rule in Rule.allCases { print("\(rule.rawValue): \(rule.explanation)") }
/// ```
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
  /// A state is stored and restored after a relaunch, in the same width or in the other. It has the same screens in the same
  /// order and the same screen on top, or the report lists what was left out.
  case restoration
  /// A screen that is guarded on one way is guarded on every way.
  case guarded
  /// After each step of the app, such as a log-out, no state shows or keeps a screen that its guard denies: the app calls
  /// ``DefaultRouter/revalidate(animated:)``.
  case revalidated
  /// Turning the device there and back loses no screen.
  case rotation
  /// Every declared screen is reached, and every guard gives each of its answers at least once.
  case coverage
  /// States that look alike behave alike.
  case alike
  /// No action ends the process, or runs for ever without a pause.
  case trap

  /// The rule in one line.
  public var explanation: String { String(text.split(separator: ". To fix: ")[0]) }

  /// The rule, and the usual way to keep it again.
  var text: String {
    switch self {
    case .link:
      "a link reaches its screen, or is denied, redirected, or waits and is carried out later. To fix: declare a route to the screen from here, or a guard that denies"
    case .twice:
      "opening a link twice, or navigating to a screen twice, equals doing it once. To fix: let the route find the screen before it builds one, or declare .repeats(screen)"
    case .refusal:
      "a refused navigation changes nothing but what its guards did themselves. To fix: refuse in a guard, before anything changes, or undo it before the error"
    case .plan:
      "the plan that was resolved after the last guard is what happened. To fix: let actions and containers do what they declare, and factories only build"
    case .tree:
      "each controller has one place, and parents and presenters agree. To fix: add and remove children by addChild and removeFromParent, in one place each"
    case .rest: "the app comes to rest after every action. To fix: end tasks and timers when their screen leaves"
    case .answer: "each event gets exactly one answer. To fix: answer each event once, on every way through the code"
    case .deadEnd:
      "gestures alone lead back to a declared home. To fix: give the screen a way back, or declare .terminal(screen)"
    case .growth:
      "no action adds the same screen again and again without a gesture that takes it back. To fix: show the screen that is there already, or let a gesture take the new one back"
    case .leak:
      "no controller that left the hierarchy stays alive. To fix: make the reference weak that keeps the controller, or declare .keeps(type)"
    case .restoration:
      "a stored state is restored in either width with the same screens, or the report says what was left out. To fix: keep the values of the screen in its case"
    case .guarded:
      "a screen that is guarded on one way is guarded on every way. To fix: put the guard into the route of the screen, instead of one of the ways"
    case .revalidated:
      "after a step of the app, no screen stays that its guard denies. To fix: let the step call router.revalidate() when the answers of guards change"
    case .rotation:
      "turning the device there and back loses no screen. To fix: keep the screen when the columns collapse, and show it again when there is room"
    case .coverage:
      "every declared screen is reached, and every guard gives each of its answers. To fix: add a sample or an event that leads there"
    case .alike:
      "states that look alike behave alike. To fix: write what the difference depends on into ToolApp.fingerprint"
    case .trap:
      "no action ends the process, or runs for ever without a pause. To fix: remove the failing precondition, or the loop, where the story ends"
    }
  }
}

/// A rule of an app that must hold in every state.
///
/// ```swift
/// ToolRule<ShopUnderTool>("settings only when logged in") { app in
///   app.shop.session.isOpen || !app.window.renderedText.contains("Settings")
/// }
/// ```
public struct ToolRule<App: ToolApp>: Sendable {
  /// The name of the rule.
  public let name: String
  let holds: @MainActor @Sendable (App) throws -> Bool

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: The name of the rule.
  ///   - holds: A closure that returns `true` if the rule holds in the app's present state. An error that it throws is the
  ///     reason why it does not.
  public init(_ name: String, _ holds: @escaping @MainActor @Sendable (_ app: App) throws -> Bool) {
    self.name = name
    self.holds = holds
  }

  /// Returns the reason why the rule does not hold, or `nil`.
  @MainActor
  func fault(of app: App) -> String? {
    do { return try holds(app) ? nil : "it does not hold in this state" } catch { return "\(error)" }
  }
}
