@_exported public import PortolanTool

/// An app whose navigation can be verified in every state that it reaches.
///
/// ```swift
/// extension ShopUnderTool: VerifiableApp {
///   nonisolated static var texts: [String] { ["Ada"] }
///   nonisolated static var exceptions: [RuleException<ShopUnderTool>] {
///     [.home(.home), expects(.repeats(.bag), because: "each link shows the bag anew")]
///   }
/// }
/// ```
///
/// Every member has a default. The verification goes from the launch with the links of `ToolApp.samples`, all gestures,
/// the steps of the app, and the events and texts that are declared here.
public protocol VerifiableApp: RuleCheckedApp {
  /// The texts that the user types into each text field, text view and search field. The default is empty.
  ///
  /// A date picker takes those that are dates, such as `2026-11-24` or `2026-11-24 10:00`.
  nonisolated static var texts: [String] { get }

  /// Further events and steps, as they are written in a story: `shortcut TYPE`, `activity URL`, `notify FILE`, or the link
  /// of a screen that does not exist. The default is empty.
  nonisolated static var events: [String] { get }

  /// The payloads of notifications by the names that ``events`` use for them, as JSON. The default is empty.
  nonisolated static var payloads: [String: String] { get }

  /// A Boolean value that indicates whether the user turns the device, between regular and compact width. The default is `true`.
  nonisolated static var turnsDevice: Bool { get }

  /// The number of windows that the user opens. The default is 1.
  nonisolated static var windowCount: Int { get }

  /// The maximum number of controllers of a state where actions are taken. The default, `nil`, stands for six more than at the
  /// launch.
  nonisolated static var maximumControllers: Int? { get }

  /// The options of the launch, as on the command line. The default is empty.
  nonisolated static var launchOptions: [String] { get }

  /// The screens that must be reached. The default is `ToolApp.samples`.
  nonisolated static var reachableScreens: [AppScreen] { get }

  /// The rules of the app, in addition to those that hold for every app. The default is empty.
  nonisolated static var rules: [ToolRule<Self>] { get }

  /// The intended exceptions to rules; each must be needed. The default is empty.
  nonisolated static var exceptions: [RuleException<Self>] { get }

  /// A Boolean value that indicates whether actions are taken in the present state, such as in one with less than three
  /// products in the bag.
  ///
  /// The report states the number of other states. The default is `true`.
  var isExplored: Bool { get }
}

extension VerifiableApp {
  /// The default texts: none.
  nonisolated public static var texts: [String] { [] }
  /// The default events: none.
  nonisolated public static var events: [String] { [] }
  /// The default payloads: none.
  nonisolated public static var payloads: [String: String] { [:] }
  /// The default, `true`.
  nonisolated public static var turnsDevice: Bool { true }
  /// The default number of windows: 1.
  nonisolated public static var windowCount: Int { 1 }
  /// The default, six more than at the launch.
  nonisolated public static var maximumControllers: Int? { nil }
  /// The default options: none.
  nonisolated public static var launchOptions: [String] { [] }
  /// The samples of the app.
  nonisolated public static var reachableScreens: [AppScreen] { samples }
  /// The default rules: none.
  nonisolated public static var rules: [ToolRule<Self>] { [] }
  /// The default exceptions: none.
  nonisolated public static var exceptions: [RuleException<Self>] { [] }
  /// The default, `true`.
  public var isExplored: Bool { true }

  /// The names of the rules that hold for every app, and of the app's own.
  nonisolated public static var ruleNames: [String] { Rule.allCases.map(\.rawValue) + rules.map(\.name) }
}
