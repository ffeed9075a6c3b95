public import Portolan
public import PortolanTool
public import StoreApp
public import StoreLinks

/// The store for its command line.
public final class StoreUnderTool: ToolApp {
  /// The options of the store's start.
  public struct Options: ParsableArguments, Sendable {
    @Flag(help: "Start as a new customer.")
    var firstTime = false

    @Flag(help: "Decline a login on the way to a screen.")
    var declineLogin = false

    @Flag(help: "Wait for steps of the user at a login on the way to a screen.")
    var waitForLogin = false

    /// Creates the default options.
    public init() {}
  }

  /// The windows, in the order they were opened.
  public private(set) var windows: [Store] = []
  /// The store in the window that the user sees.
  public private(set) var store: Store

  private let whenAskedToLogIn: @MainActor (_ window: UIWindow) throws -> Void

  /// Starts the store with options.
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

  /// Starts the store as the system would, with a window, a launch screen and the tabs.
  ///
  /// A new customer stays at the onboarding.
  ///
  /// - Parameters:
  ///   - shop: The state that all windows share.
  ///   - whenAskedToLogIn: A closure that is called when the guard has presented the login. It may complete or cancel
  ///     the
  ///     login. An error that it throws denies the navigation.
  /// - Throws: An error of the router.
  public init(
    shop: Shop = Shop(), whenAskedToLogIn: @escaping @MainActor (_ window: UIWindow) throws -> Void
  ) async throws {
    self.whenAskedToLogIn = whenAskedToLogIn
    store = Self.makeStore(shop, whenAskedToLogIn)
    windows = [store]
    try await start()
  }

  /// The window that the user sees.
  public var window: UIWindow { store.window }
  /// The router of the visible window.
  public var router: DefaultRouter { store.router }
  /// The inbox of the visible window.
  public var inbox: DeepLinkInbox<StoreScreen>? { store.inbox }

  /// Returns the errors of navigations that buttons started since the last call.
  public func settle() async -> [any Error] { windows.flatMap { $0.takeFailures() } }

  /// Switches to another window of the same shop, and opens it if it is the next one.
  ///
  /// - Parameter number: The number of the window, from 1.
  /// - Throws: `NoSuchWindow`, or an error of the router.
  public func activateWindow(_ number: Int) async throws {
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

  /// Ends the process and starts the store again, with only the stored preferences.
  func relaunch() async throws {
    let old = store.shop
    let session = Session(isLoggedIn: old.session.isLoggedIn)
    // A process that ends takes its windows with it. In this one they stay until they are hidden.
    for store in windows { store.window.isHidden = true }
    store = Self.makeStore(Shop(session: session, preferences: old.preferences), whenAskedToLogIn)
    windows = [store]
    try await start()
  }

  /// Starts the store in the visible window, without waiting for a new customer, who must tap through the introduction.
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

  /// The steps of the store.
  nonisolated public static var steps: [ToolStep<StoreUnderTool>] {
    [
      ToolStep("log in") { $0.store.shop.session.logIn() }, ToolStep("log out") { $0.store.shop.session.logOut() },
      ToolStep("relaunch") { try await $0.relaunch() },
    ]
  }

  /// The faults that a person can cause.
  nonisolated public static var faults: [ToolStep<StoreUnderTool>] {
    [.nextFactoryThrows, .nextGuardDenies, .nextAnswerIsLate, .appTraps]
  }
}
