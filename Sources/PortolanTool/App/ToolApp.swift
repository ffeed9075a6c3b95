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

  /// The window of the app.
  var window: UIWindow { get }

  /// What takes the user to screens in that window.
  var router: DefaultRouter { get }

  /// Returns when everything is over that the last gesture has begun, such as a navigation because of a button.
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
