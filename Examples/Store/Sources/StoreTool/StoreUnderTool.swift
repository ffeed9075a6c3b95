public import Portolan
public import PortolanTool
public import StoreApp
public import StoreLinks

/// The store as its command line sees it.
public final class StoreUnderTool: ToolApp {
  /// How the store starts.
  public struct Options: ParsableArguments, Sendable {
    @Flag(help: "The customer has never been here.")
    var firstTime = false

    @Flag(help: "When asked to log in on the way to a screen, decline.")
    var declineLogin = false

    @Flag(help: "When asked to log in on the way to a screen, wait for the steps to say what the user does.")
    var waitForLogin = false

    public init() {}
  }

  /// The windows, in the order in which they were opened.
  public private(set) var windows: [Store] = []
  /// The window that the user looks at.
  public private(set) var store: Store

  private let whenAskedToLogIn: @MainActor (_ window: UIWindow) throws -> Void

  public convenience init(options: Options) async throws {
    let shop = Shop(preferences: Preferences(isFirstLaunch: options.firstTime))
    try await self.init(shop: shop) { window in
      if options.waitForLogin { return }
      let user = Gestures(window: window)
      guard options.declineLogin else { return try user.tap("Log in") }
      try user.swipeDown()
      throw LoginDenied()
    }
  }

  /// Starts the store as the system would: a window, a launch screen, the tabs. Who is new is left at the onboarding.
  ///
  /// - Parameters:
  ///   - shop: What all windows share.
  ///   - whenAskedToLogIn: Called when the guard has put the login on screen. It may end the login, in one way or another;
  ///     what it throws denies the navigation.
  /// - Throws: What the router throws.
  public init(
    shop: Shop = Shop(), whenAskedToLogIn: @escaping @MainActor (_ window: UIWindow) throws -> Void
  ) async throws {
    self.whenAskedToLogIn = whenAskedToLogIn
    store = Self.makeStore(shop, whenAskedToLogIn)
    windows = [store]
    try await start()
  }

  public var window: UIWindow { store.window }
  public var router: DefaultRouter { store.router }
  public var inbox: DeepLinkInbox<StoreScreen>? { store.inbox }

  public func settle() async -> [any Error] { windows.flatMap { $0.takeFailures() } }

  /// The user turns to another window of the same shop.
  ///
  /// - Parameter number: The number of the window, from 1; the next one is opened.
  /// - Throws: `NoSuchWindow`, and what the router throws.
  public func turn(toWindow number: Int) async throws {
    guard (1...windows.count + 1).contains(number) else {
      throw NoSuchWindow(number: number, openCount: windows.count)
    }
    if number <= windows.count {
      store = windows[number - 1]
      store.window.makeKeyAndVisible()
    } else {
      store = Self.makeStore(store.shop, whenAskedToLogIn)
      windows.append(store)
      try await start()
    }
  }

  /// Ends the process and starts the store again: what the device remembers is there, and nothing else.
  func relaunch() async throws {
    let old = store.shop
    let session = Session(isLoggedIn: old.session.isLoggedIn)
    store = Self.makeStore(Shop(session: session, preferences: old.preferences), whenAskedToLogIn)
    windows = [store]
    try await start()
  }

  /// Starts in the window that the user looks at. Nobody waits for one who is new: they have to tap their way first.
  private func start() async throws {
    let isNew = !store.shop.preferences.introductionWasShown || !store.shop.preferences.loginWasOffered
    let launching = store.start()
    if !isNew { try await launching.value }
  }

  private static func makeStore(
    _ shop: Shop, _ whenAskedToLogIn: @escaping @MainActor (_ window: UIWindow) throws -> Void
  ) -> Store {
    let window = UIWindow()
    return Store(window: window, shop: shop) { [unowned window] in try whenAskedToLogIn(window) }
  }

  nonisolated public static var steps: [ToolStep<StoreUnderTool>] {
    [
      ToolStep("log in") { $0.store.shop.session.logIn() }, ToolStep("log out") { $0.store.shop.session.logOut() },
      ToolStep("relaunch") { try await $0.relaunch() },
    ]
  }
}
