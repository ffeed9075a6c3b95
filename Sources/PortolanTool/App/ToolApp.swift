public import ArgumentParser
public import Portolan
public import PortolanLinks

/// An app that can be driven by its command line, started anew for each command in a window of its own.
///
/// ```swift
/// final class ShopUnderTool: ToolApp {
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
  /// - Parameter number: The number of the window, from 1, in the order in which the windows were opened.
  /// - Throws: ``NoSuchWindow`` for an invalid number, or another error if the window cannot be opened.
  func activateWindow(_ number: Int) async throws

  /// Waits until all work has ended that the last step started and that depends on another process, such as a server.
  ///
  /// Navigations and flows are awaited for every app. So an app only waits here for work outside the process.
  ///
  /// - Returns: The errors of navigations that failed since the last call.
  func settle() async -> [any Error]

  /// The table of the app's links, which is that of the screens if these are `Linkable`.
  nonisolated static var links: LinkTable<AppScreen> { get }

  /// A sample value of each case that has a link, for the list of screens.
  nonisolated static var samples: [AppScreen] { get }

  /// Returns a summary of a screen for the list of screens and for reports.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The summary, or `nil` if there is none.
  nonisolated static func summary(of screen: AppScreen) -> ScreenSummary?

  /// The state of the app that no screen shows but that decides what it does next, such as a login.
  ///
  /// Two states of the app are the same for the verification if the screens and this text are equal. The default is empty.
  var fingerprint: String { get }

  /// The steps of this app, in addition to gestures and links.
  nonisolated static var steps: [ToolStep<Self>] { get }

  /// The faults that a person or a story can cause, such as a factory that throws, each of which is written as a step
  /// `fault NAME`.
  ///
  /// ```swift
  /// static var faults: [ToolStep<ShopUnderTool>] {
  ///   [ToolStep("the next order is late") { $0.shop.server.delay = .seconds(3) }]
  /// }
  /// ```
  ///
  /// The verification does not cause faults. The default is empty.
  nonisolated static var faults: [ToolStep<Self>] { get }
}

extension ToolApp {
  /// The default inbox, which is `nil`.
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
  /// The default fingerprint, which is empty.
  public var fingerprint: String { "" }
  /// The default samples, which are empty.
  nonisolated public static var samples: [AppScreen] { [] }
  /// Returns no summary.
  nonisolated public static func summary(of screen: AppScreen) -> ScreenSummary? { nil }
  /// The default steps, which are empty.
  nonisolated public static var steps: [ToolStep<Self>] { [] }
  /// The default faults, which are empty.
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
