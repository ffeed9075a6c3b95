#if !canImport(UIKit)
  public import Portolan
  public import PortolanTool

  /// An intended exception to the rules, with its reason.
  ///
  /// An exception that the verification never needs is an error, unless the verification was incomplete.
  public struct RuleException<App: ToolApp>: Sendable {
    enum Kind: Sendable {
      case repeats(App.AppScreen)
      case terminal(App.AppScreen)
      case home(App.AppScreen, condition: (@MainActor @Sendable (App) -> Bool)?)
      case retains(UIViewController.Type)
      case allows(rule: String, action: String?)
    }

    let kind: Kind
    /// The exception in the form in which it is declared.
    let text: String
    let reason: String

    /// A link to the screen shows it anew each time.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - reason: The reason.
    /// - Returns: The exception.
    public static func repeats(_ screen: App.AppScreen, because reason: String) -> Self {
      Self(kind: .repeats(screen), text: ".repeats(.\(ValueText.of(screen)))", reason: reason)
    }

    /// The user cannot leave the screen by gestures.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - reason: The reason.
    /// - Returns: The exception.
    public static func terminal(_ screen: App.AppScreen, because reason: String) -> Self {
      Self(kind: .terminal(screen), text: ".terminal(.\(ValueText.of(screen)))", reason: reason)
    }

    /// A screen that counts as home, to which gestures must lead back from everywhere.
    ///
    /// If no home is declared, the topmost screen after the launch is home.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - condition: A closure that returns `true` if the screen counts as home at present, or `nil` for always.
    /// - Returns: The exception.
    public static func home(
      _ screen: App.AppScreen, when condition: (@MainActor @Sendable (_ app: App) -> Bool)? = nil
    ) -> Self {
      Self(kind: .home(screen, condition: condition), text: ".home(.\(ValueText.of(screen)))", reason: "")
    }

    /// Controllers of a class stay alive after they have left the hierarchy.
    ///
    /// - Parameters:
    ///   - type: The class, which includes its subclasses.
    ///   - reason: The reason.
    /// - Returns: The exception.
    public static func retains(_ type: UIViewController.Type, because reason: String) -> Self {
      Self(kind: .retains(type), text: ".retains(\(type).self)", reason: reason)
    }

    /// A rule does not hold for an action.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - action: The action as it is written in a story, or `nil` for all actions.
    ///   - reason: The reason.
    /// - Returns: The exception.
    public static func allows(_ rule: Rule, on action: String? = nil, because reason: String) -> Self {
      let place = action.map { ", on: \"\($0)\"" } ?? ""
      return Self(kind: .allows(rule: rule.rawValue, action: action), text: ".allows(.\(rule)\(place))", reason: reason)
    }
  }
#endif
