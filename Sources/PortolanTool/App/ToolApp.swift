public import ArgumentParser
public import Portolan
public import PortolanLinks

/// An app as its command line sees it: started afresh for each command, with a window of its own.
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
/// Once it has started, what the app asks of UIKit takes effect in later turns, as on a device, unless the app gave its window
/// a transition clock.
///
/// See ``PortolanCommand`` for the command line itself.
@MainActor
public protocol ToolApp: AnyObject {
  /// The enum of the app's screens.
  associatedtype AppScreen: Screen & Codable
  /// What the command line can say of how the app starts, beside what it says for every app.
  associatedtype Options: ParsableArguments & Sendable = NoOptions

  /// Starts the app as the system would, up to the first screen.
  ///
  /// - Parameter options: What the command line says of it.
  /// - Throws: Why the app does not start.
  init(options: Options) async throws

  /// The window that the user looks at.
  var window: UIWindow { get }

  /// What takes the user to screens in that window.
  var router: DefaultRouter { get }

  /// What takes in the links of all sources in that window; `nil`, unless the app says otherwise, for an app where the
  /// router navigates to the screens of URLs at once.
  var inbox: DeepLinkInbox<AppScreen>? { get }

  /// The user turns to another window. It is opened where it is the next one.
  ///
  /// - Parameter number: The number of the window, in the order in which they were opened, from 1.
  /// - Throws: ``NoSuchWindow``, for any but the first unless the app says otherwise; why a window cannot be opened.
  func turn(toWindow number: Int) async throws

  /// Returns when everything is over that the last step has begun and that waits for what is outside the process, such as
  /// a server.
  ///
  /// Navigations and flows need not be waited for, unless that is what they wait for: it is done for every app.
  ///
  /// - Returns: Why navigations have failed since the last call.
  func settle() async -> [any Error]

  /// The links of the app: those of the screens, where these are `Linkable`.
  nonisolated static var links: LinkTable<AppScreen> { get }

  /// A value of each case that has a link, for the list of screens.
  nonisolated static var samples: [AppScreen] { get }

  /// What the list of screens and the reports say of a screen, for people.
  ///
  /// - Parameter screen: Any screen.
  nonisolated static func note(on screen: AppScreen) -> ScreenNote?

  /// Steps that only this app has, beside gestures and links.
  nonisolated static var steps: [ToolStep<Self>] { get }
}

extension ToolApp {
  public var inbox: DeepLinkInbox<AppScreen>? { nil }
  public func turn(toWindow number: Int) async throws {
    guard number == 1 else { throw NoSuchWindow(number: number, openCount: 1, canOpenMore: false) }
  }
  public func settle() async -> [any Error] { [] }
  nonisolated public static var samples: [AppScreen] { [] }
  nonisolated public static func note(on screen: AppScreen) -> ScreenNote? { nil }
  nonisolated public static var steps: [ToolStep<Self>] { [] }
}

extension ToolApp where AppScreen: Linkable {
  nonisolated public static var links: LinkTable<AppScreen> { AppScreen.links }
}

/// Options of an app that has none.
public struct NoOptions: ParsableArguments, Sendable {
  public init() {}
}
