#if !canImport(UIKit)
  public import Portolan
  public import PortolanLinks
  public import PortolanVerifier

  /// The declaration of an app's navigation without its screens, for tests and for the command line of a ``SketchTool``.
  ///
  /// ```swift
  /// @Test func navigation() async throws {
  ///   try await SketchApp<ShopSketch>.verify()
  /// }
  /// ```
  public protocol NavigationSketch: SendableMetatype {
    /// The enum of the screens, used by the app as well.
    associatedtype AppScreen: Screen & Codable

    /// The first screen.
    static var start: AppScreen { get }

    /// Returns the sketch of a screen.
    ///
    /// Write it as one `switch`, so that a new case does not compile until its exits are there.
    ///
    /// - Parameter screen: The screen.
    /// - Returns: Its sketch.
    static func sketch(of screen: AppScreen) -> Sketch<AppScreen>

    /// The links. A `Linkable` enum has its own.
    static var links: LinkTable<AppScreen> { get }

    /// The flags that are on at the launch. The default is empty.
    static var flags: Set<FeatureFlag> { get }

    /// The events that no button causes. The default is empty.
    static var events: [SketchEvent<AppScreen>] { get }

    /// The screens to which no button leads, but a link, a notification or a shortcut. The default is empty.
    ///
    /// A link whose values may be 1 or "a" is found without it.
    static var entrances: [AppScreen] { get }

    /// The screens that are home; the user must find back to them. The default is ``start``, or the screens in it.
    static var homes: [AppScreen] { get }

    /// The number of controllers, beyond the ones at the launch, up to which states are explored. The default is 6.
    static var furtherControllers: Int { get }

    /// The rules of the app, in addition to those that hold for every app. The default is empty.
    static var rules: [ToolRule<SketchApp<Self>>] { get }

    /// The intended exceptions to rules; each must be needed. The default is empty.
    static var exceptions: [RuleException<SketchApp<Self>>] { get }

    /// Launches the app, up to the first screen. The default opens ``start``.
    ///
    /// ```swift
    /// static func launch(_ app: SketchWorld<ShopScreen>) async throws {
    ///   if app.isOn("new-customer") { try await app.run(from: .welcome) }
    ///   try await app.open(.tabs)
    /// }
    /// ```
    ///
    /// - Parameter app: The flags, the flows and the router behind the placeholders.
    /// - Throws: An error if the app cannot launch.
    @MainActor static func launch(_ app: SketchWorld<AppScreen>) async throws

    /// Gives the router the dependencies of guards of the app's own. The default does nothing.
    ///
    /// - Parameters:
    ///   - router: The router of the window.
    ///   - app: The flags, the flows and the router behind the placeholders.
    @MainActor static func prepare(_ router: DefaultRouter, _ app: SketchWorld<AppScreen>)
  }

  extension NavigationSketch {
    /// There is no default.
    @available(
      *, unavailable, message: "a sketch begins somewhere. To fix: declare the first screen, as static let start"
    )
    public static var start: AppScreen { preconditionFailure("A sketch without a start does not compile.") }

    /// The default flags: none.
    public static var flags: Set<FeatureFlag> { [] }
    /// The default events: none.
    public static var events: [SketchEvent<AppScreen>] { [] }
    /// The default entrances: none.
    public static var entrances: [AppScreen] { [] }
    /// The first screen, or the screens in it.
    public static var homes: [AppScreen] { SketchGraph<Self>.leaves(of: start) }
    /// The default number: 6.
    public static var furtherControllers: Int { 6 }
    /// The default rules: none.
    public static var rules: [ToolRule<SketchApp<Self>>] { [] }
    /// The default exceptions: none.
    public static var exceptions: [RuleException<SketchApp<Self>>] { [] }

    /// Opens ``start``.
    @MainActor public static func launch(_ app: SketchWorld<AppScreen>) async throws {
      try await app.open(start, animated: false)
    }

    /// Does nothing.
    @MainActor public static func prepare(_ router: DefaultRouter, _ app: SketchWorld<AppScreen>) {}
  }

  extension NavigationSketch where AppScreen: Linkable, AppScreen.Links == LinkTable<AppScreen> {
    /// The links of the enum.
    public static var links: LinkTable<AppScreen> { AppScreen.links }
  }
#endif
