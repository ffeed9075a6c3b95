public import Portolan
public import PortolanTool
public import StoreApp
import StoreLinks

/// The store as its command line sees it.
public final class StoreUnderTool: ToolApp {
  /// How the store starts.
  public struct Options: ParsableArguments, Sendable {
    @Flag(help: "When asked to log in, decline.")
    var declineLogin = false

    public init() {}
  }

  /// The store.
  public let store: Store

  public convenience init(options: Options) async throws {
    try await self.init { window in
      let user = Gestures(window: window)
      guard options.declineLogin else { return try user.tap("Log in") }
      try user.swipeDown()
      throw LoginDenied()
    }
  }

  /// Starts the store as the system would: a window, a launch screen, the tabs.
  ///
  /// - Parameter whenAskedToLogIn: Called when the guard has put the login on screen. It is to end the login, in one way
  ///   or another; what it throws denies the navigation.
  /// - Throws: What the router throws.
  public init(whenAskedToLogIn: @escaping @MainActor (_ window: UIWindow) throws -> Void) async throws {
    let window = UIWindow()
    store = Store(window: window) { [unowned window] in try whenAskedToLogIn(window) }
    try await store.launch()
  }

  public var window: UIWindow { store.window }
  public var router: DefaultRouter { store.router }

  public func settle() async -> [any Error] { await store.settle() }

  nonisolated public static var steps: [ToolStep<StoreUnderTool>] {
    [ToolStep("log in") { $0.store.session.logIn() }, ToolStep("log out") { $0.store.session.logOut() }]
  }
}
