/// An intended exception to the rules, with the reason that ``VerifiableApp/expects(_:because:)`` adds.
///
/// An exception that the verification never needs is an error, unless the verification was incomplete.
///
/// ```swift
/// let exceptions: [RuleException<ShopUnderTool>] = [
///   .home(.home), ShopUnderTool.expects(.repeats(.bag), because: "each link shows the bag anew"),
/// ]
/// ```
public struct RuleException<App: ToolApp>: Sendable {
  enum Kind: Sendable {
    case repeats(App.AppScreen)
    case terminal(App.AppScreen)
    case home(App.AppScreen, condition: (@MainActor @Sendable (App) -> Bool)?)
    case keeps(UIViewController.Type)
    case breaks(rule: String, action: String?)
  }

  let kind: Kind
  /// The exception in the form in which it is declared.
  let text: String
  fileprivate(set) var reason = ""

  /// A link to the screen shows it anew each time.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The exception.
  public static func repeats(_ screen: App.AppScreen) -> Self {
    Self(kind: .repeats(screen), text: ".repeats(.\(ValueText.of(screen)))")
  }

  /// The user cannot leave the screen by gestures.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The exception.
  public static func terminal(_ screen: App.AppScreen) -> Self {
    Self(kind: .terminal(screen), text: ".terminal(.\(ValueText.of(screen)))")
  }

  /// A screen that counts as home; gestures must lead back to it from everywhere.
  ///
  /// It counts if it is visible, also in a column beside another one. If no home is declared, the screens that are visible after the
  /// launch are home.
  ///
  /// ```swift
  /// let home = RuleException<ShopUnderTool>.home(.login) { app in !app.shop.session.isOpen }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - condition: A closure that returns `true` if the screen counts as home at present, or `nil` for always.
  /// - Returns: The exception.
  public static func home(
    _ screen: App.AppScreen, when condition: (@MainActor @Sendable (_ app: App) -> Bool)? = nil
  ) -> Self {
    Self(kind: .home(screen, condition: condition), text: ".home(.\(ValueText.of(screen)))")
  }

  /// Controllers of a class stay alive after they have left the hierarchy.
  ///
  /// - Parameter type: The class. It includes its subclasses.
  /// - Returns: The exception.
  public static func keeps(_ type: UIViewController.Type) -> Self {
    Self(kind: .keeps(type), text: ".keeps(\(type).self)")
  }

  /// A rule does not hold for an action.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - action: The action as it is written in a story, or `nil` for all actions.
  /// - Returns: The exception.
  public static func breaks(_ rule: Rule, on action: String? = nil) -> Self {
    let place = action.map { ", on: \"\($0)\"" } ?? ""
    return Self(kind: .breaks(rule: rule.rawValue, action: action), text: ".breaks(.\(rule)\(place))")
  }
}

extension VerifiableApp {
  /// Declares an exception to a rule that the app intends.
  ///
  /// The report repeats the reason if the exception was needed, and otherwise asks to remove it.
  ///
  /// ```swift
  /// let exceptions = [
  ///   ShopUnderTool.expects(.keeps(HomeViewController.self), because: "the app keeps its first screen"),
  ///   ShopUnderTool.expects(.breaks(.twice, on: "tap Refresh"), because: "each refresh asks the server again"),
  /// ]
  /// ```
  ///
  /// - Parameters:
  ///   - exception: The exception.
  ///   - reason: The reason.
  /// - Returns: The exception with its reason.
  nonisolated public static func expects(
    _ exception: RuleException<Self>, because reason: String
  ) -> RuleException<Self> {
    var exception = exception
    exception.reason = reason
    return exception
  }
}

/// The exceptions of an app, with a note of those that were needed.
@MainActor
final class Exceptions<App: VerifiableApp> {
  private let all = App.exceptions
  /// The positions of the exceptions that were needed.
  private(set) var used: Set<Int> = []

  /// Returns a Boolean value that indicates whether a finding is intended.
  func allow(_ finding: Finding) -> Bool {
    use { exception in
      switch exception.kind {
      case .repeats(let screen): finding.rule == Rule.twice.rawValue && finding.target == ValueText.of(screen)
      case .terminal(let screen): finding.rule == Rule.deadEnd.rawValue && finding.screen == ValueText.of(screen)
      case .breaks(let rule, let action): finding.rule == rule && (action == nil || action == finding.action)
      case .home, .keeps: false
      }
    }
  }

  /// Returns a Boolean value that indicates whether a controller may stay alive.
  func mayStayAlive(_ controller: UIViewController) -> Bool {
    use { exception in
      guard case .keeps(let type) = exception.kind else { return false }
      return sequence(first: Swift.type(of: controller) as AnyClass, next: { _getSuperclass($0) }).contains {
        $0 == type
      }
    }
  }

  /// A Boolean value that indicates whether the app declares a home.
  var declaresHome: Bool { all.contains { if case .home = $0.kind { true } else { false } } }

  /// Returns a Boolean value that indicates whether a visible screen is a home.
  func isHome(_ screen: App.AppScreen?, of app: App) -> Bool {
    use { exception in
      guard case .home(let home, let condition) = exception.kind else { return false }
      return home == screen && condition?(app) ?? true
    }
  }

  /// Notes that another process has needed exceptions.
  func note(_ positions: [Int]) { used.formUnion(positions) }

  /// The exceptions that were needed, with their reasons.
  var needed: [String] {
    used.sorted().map { all[$0] }.filter { !$0.reason.isEmpty }.map { "\($0.text), because \($0.reason)" }
  }

  /// The exceptions that were never needed, as they are declared.
  var unused: [String] { all.indices.filter { !used.contains($0) }.map { all[$0].text } }

  private func use(_ applies: (RuleException<App>) -> Bool) -> Bool {
    guard let index = all.firstIndex(where: applies) else { return false }
    used.insert(index)
    return true
  }
}

/// A broken rule at one action in one state.
struct Finding: Hashable, Codable {
  /// The name of the rule.
  let rule: String
  /// The screen on top before the action.
  let screen: String
  /// The action as it is written in a story, or an empty text if the rule is about a state.
  let action: String
  /// The reason.
  let reason: String
  /// The screen to which the action navigates, or an empty text if the rule is not about that.
  var target = ""

  /// The cause; findings share it if they differ only in values and in what follows the colon of their reasons.
  var cause: String {
    "\(rule) \(reason.prefix { $0 != ":" }) \(target)".replacing(/\([^)]*\)/, with: "")
  }

  /// The rule, the screen and the action: the same for the same fault.
  var key: FindingKey { FindingKey(rule: rule, screen: screen, action: action) }
}

/// The rule, the screen and the action of a fault.
struct FindingKey: Hashable, Codable, Comparable {
  let rule: String
  let screen: String
  let action: String

  static func < (one: Self, other: Self) -> Bool {
    (one.rule, one.screen, one.action) < (other.rule, other.screen, other.action)
  }
}
