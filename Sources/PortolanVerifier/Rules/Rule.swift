#if !canImport(UIKit)
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
    /// A state that is stored and restored after a relaunch has the same screens, or the report lists what was left out.
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
        "a stored state is restored with the same screens, or the report says what was left out. To fix: keep the values of the screen in its case"
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

  /// A rule of an app, which must hold in every state.
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
    ///     reason for which it does not.
    public init(_ name: String, _ holds: @escaping @MainActor @Sendable (_ app: App) throws -> Bool) {
      self.name = name
      self.holds = holds
    }

    /// Returns the reason for which the rule does not hold, or `nil`.
    @MainActor
    func fault(of app: App) -> String? {
      do { return try holds(app) ? nil : "it does not hold in this state" } catch { return "\(error)" }
    }
  }

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

    /// A screen that counts as home, to which gestures must lead back from everywhere.
    ///
    /// If no home is declared, the topmost screen after the launch is home.
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
    /// - Parameter type: The class, which includes its subclasses.
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
        var candidate: AnyClass? = Swift.type(of: controller)
        while let current = candidate {
          if ObjectIdentifier(current) == ObjectIdentifier(type) { return true }
          candidate = _getSuperclass(current)
        }
        return false
      }
    }

    /// A Boolean value that indicates whether the app declares a home.
    var declaresHome: Bool { all.contains { if case .home = $0.kind { true } else { false } } }

    /// Returns a Boolean value that indicates whether a screen on top is a home.
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

    /// The cause, which findings share if they differ only in values and in what follows the colon of their reasons.
    var cause: String {
      "\(rule) \(reason.prefix { $0 != ":" }) \(target)".replacing(/\([^)]*\)/, with: "")
    }

    /// The rule, the screen and the action, which are the same for the same fault.
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
#endif
