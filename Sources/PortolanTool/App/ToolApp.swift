/// An app that can be driven by its command line, started anew for each command in a window of its own.
///
/// ```swift
/// final class ShopUnderTool: ToolApp {
///   typealias AppScreen = ShopScreen
///
///   let window = UIWindow()
///   let router: DefaultRouter
///
///   init(options: NoOptions) async throws {
///     router = DefaultRouter(window: window)
///     router.assembleScreens(with: RootAssembly())
///     window.makeKeyAndVisible()
///     window.rootViewController = UIViewController()
///     try await router.navigate(to: ShopScreen.home, animated: false)
///   }
/// }
/// ```
///
/// After the start, UIKit's transitions take effect in later turns of the main actor, as on a device. An app that sets
/// the transition clock of its window keeps that clock.
///
/// See ``PortolanCommand`` for the command line itself.
@MainActor
public protocol ToolApp: AnyObject {
  /// The enum of the app's screens.
  associatedtype AppScreen: Screen & Codable
  /// The options of the app's start, in addition to those that every app has.
  associatedtype Options: ParsableArguments & Sendable = NoOptions

  /// Starts the app as the system would, up to the first screen.
  ///
  /// - Parameter options: The options from the command line.
  /// - Throws: An error if the app cannot start.
  init(options: Options) async throws

  /// The window that the user currently sees.
  var window: UIWindow { get }

  /// The router that navigates in that window.
  var router: DefaultRouter { get }

  /// The inbox for links from all sources in that window.
  ///
  /// The default is `nil`: the router navigates to the screens of URLs directly.
  var inbox: DeepLinkInbox<AppScreen>? { get }

  /// Switches to another window, and opens it if it is the next one.
  ///
  /// The default implementation accepts only the first window.
  ///
  /// - Parameter number: The number of the window, from 1, in the order the windows were opened.
  /// - Throws: ``NoSuchWindow`` for an invalid number, or another error if the window cannot be opened.
  func activateWindow(_ number: Int) async throws

  /// Waits until all work has ended that the last step started and that depends on another process, such as a server.
  ///
  /// Navigations and flows are awaited for every app. So an app only waits here for work outside the process.
  ///
  /// - Returns: The errors of navigations that failed since the last call.
  func settle() async -> [any Error]

  /// The table of the app's links; `Linkable` screens bring their own.
  nonisolated static var links: LinkTable<AppScreen> { get }

  /// A sample value of each case, for the map, for the list of screens, and in place of the values that a recording lacks.
  ///
  /// A case without a link is a screen of the map, too.
  nonisolated static var samples: [AppScreen] { get }

  /// Returns a summary of a screen for the list of screens and for reports.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The summary, or `nil` if there is none.
  nonisolated static func summary(of screen: AppScreen) -> ScreenSummary?

  /// The state of the app that no screen shows but that decides what it does next, such as a login.
  ///
  /// Two states of the app are the same for the verification if the screens and this text are equal. Each line is a part of the
  /// state, so that independent flags belong on lines of their own. The default is empty.
  var fingerprint: String { get }

  /// The steps of this app, in addition to gestures and links.
  nonisolated static var steps: [ToolStep<Self>] { get }

  /// The faults that a person or a story can cause, such as a factory that throws; each is written as a step `fault NAME`.
  ///
  /// ```swift
  /// extension ShopUnderTool {
  ///   nonisolated static var faults: [ToolStep<ShopUnderTool>] {
  ///     [ToolStep("the next order is late") { $0.shop.server.delay = .seconds(3) }]
  ///   }
  /// }
  /// ```
  ///
  /// The verification does not cause faults. The default is empty.
  nonisolated static var faults: [ToolStep<Self>] { get }
}

extension ToolApp {
  /// The default inbox: `nil`.
  public var inbox: DeepLinkInbox<AppScreen>? { nil }
  /// Accepts only the first window.
  ///
  /// - Parameter number: The number of the window.
  /// - Throws: ``NoSuchWindow`` for every other number.
  public func activateWindow(_ number: Int) async throws {
    guard number == 1 else { throw NoSuchWindow(number: number, openCount: 1, canOpenMore: false) }
  }
  /// Returns at once, without errors.
  public func settle() async -> [any Error] { [] }
  /// The default fingerprint: none.
  public var fingerprint: String { "" }
  /// The default samples: none.
  nonisolated public static var samples: [AppScreen] { [] }
  /// Returns no summary.
  nonisolated public static func summary(of screen: AppScreen) -> ScreenSummary? { nil }
  /// The default steps: none.
  nonisolated public static var steps: [ToolStep<Self>] { [] }
  /// The default faults: none.
  nonisolated public static var faults: [ToolStep<Self>] { [] }

  /// The steps of the app, and after them its faults in the spelling of steps.
  nonisolated package static var ownSteps: [ToolStep<Self>] {
    steps + faults.map { ToolStep("fault \($0.spelling)", $0.perform) }
  }
}

extension ToolApp where AppScreen: Linkable, AppScreen.Links == LinkTable<AppScreen> {
  /// The links of the screens.
  nonisolated public static var links: LinkTable<AppScreen> { AppScreen.links }
}

/// The options of an app without options.
public struct NoOptions: ParsableArguments, Sendable {
  /// Creates empty options.
  public init() {}
}

/// A summary of a screen for the list of screens and for reports.
///
/// ```swift
/// extension ShopUnderTool {
///   nonisolated static func summary(of screen: ShopScreen) -> ScreenSummary? {
///     screen == .bag ? ScreenSummary("BagViewController", way: "the second tab") : nil
///   }
/// }
/// ```
public struct ScreenSummary: Hashable, Sendable {
  /// The name of the screen, such as the class of its controller.
  public let name: String
  /// The way for the user to get there, in one sentence without a full stop.
  public let way: String

  /// Creates a summary.
  ///
  /// - Parameters:
  ///   - name: The name of the screen, such as the class of its controller.
  ///   - way: The way for the user to get there, in one sentence without a full stop.
  public init(_ name: String, way: String) {
    self.name = name
    self.way = way
  }
}

/// A step of an app that is neither a gesture nor a link, such as a login or the loss of the network.
///
/// ```swift
/// extension ShopUnderTool {
///   nonisolated static var steps: [ToolStep<ShopUnderTool>] {
///     [ToolStep("log in") { $0.shop.session.isOpen = true }]
///   }
/// }
/// ```
///
/// A step that starts the app anew hides the windows of before. A visible window stays until it is hidden, so that `verify` would
/// explore it beside the new one.
public struct ToolStep<App: ToolApp> {
  /// The spelling of the step on the command line.
  public let spelling: String
  package let perform: @MainActor (App) async throws -> Void

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - spelling: The spelling of the step on the command line, such as `log in`.
  ///   - perform: The closure that performs the step.
  public init(_ spelling: String, _ perform: @escaping @MainActor (_ app: App) async throws -> Void) {
    self.spelling = spelling
    self.perform = perform
  }
}

/// An app whose stories can contain the rules of a verification, as `expect rule NAME`.
///
/// The protocol `VerifiableApp` of the product PortolanVerifier implements it.
public protocol RuleCheckedApp: ToolApp {
  /// The names of the rules.
  nonisolated static var ruleNames: [String] { get }

  /// Returns the reason why the last step of a story breaks a rule.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule.
  ///   - launches: The launches of the story so far, with the steps after each.
  /// - Returns: The reason, or `nil` if the rule is kept.
  /// - Throws: An error if the app cannot start, or if a payload that a step names cannot be read.
  static func violation(of rule: String, in launches: [StoryLaunch]) async throws -> String?
}

/// A launch of an app in a story, with the steps after it.
///
/// ```swift
/// let story = [
///   StoryLaunch(steps: ["tap Bag", "tap Check out"]),
///   StoryLaunch(options: ["--restore"], steps: ["tap Orders"]),
/// ]
/// ```
public struct StoryLaunch: Hashable, Sendable {
  /// The options of the launch.
  public var options: [String]
  /// The steps, as they are written in the story.
  public var steps: [String]
  /// The folder for relative file names in the steps, or `nil` for the working directory.
  package var folder: URL?
  /// The payloads by the names that the steps use for them, or `nil` for the app's own; other names are files.
  package var payloads: [String: String]?

  /// Creates a launch.
  ///
  /// - Parameters:
  ///   - options: The options of the launch.
  ///   - steps: The steps, as they are written in the story.
  public init(options: [String] = [], steps: [String] = []) {
    self.options = options
    self.steps = steps
  }
}

/// An error for a window number that is neither an open window nor the next window.
///
/// ```swift
/// @MainActor final class Windows {
///   private var all: [UIWindow] = []
///
///   func activateWindow(_ number: Int) throws {
///     guard all.indices.contains(number - 1) else { throw NoSuchWindow(number: number, openCount: all.count) }
///     all[number - 1].makeKeyAndVisible()
///   }
/// }
/// ```
public struct NoSuchWindow: Error, Equatable, CustomStringConvertible {
  /// The number that was requested.
  public let number: Int
  /// The number of open windows.
  public let openCount: Int
  /// A Boolean value that indicates whether another window can be opened.
  public let canOpenMore: Bool

  /// Creates an error for a window number.
  ///
  /// - Parameters:
  ///   - number: The number that was requested.
  ///   - openCount: The number of open windows.
  ///   - canOpenMore: A Boolean value that indicates whether another window can be opened.
  public init(number: Int, openCount: Int, canOpenMore: Bool = true) {
    self.number = number
    self.openCount = openCount
    self.canOpenMore = canOpenMore
  }

  /// The error, with the valid numbers.
  public var description: String {
    let last = canOpenMore ? openCount + 1 : openCount
    let fix = last == 1 ? "leave out the window, as the app has only one" : "choose a number from 1 to \(last)"
    return "There is no window \(number). To fix: \(fix)."
  }
}
