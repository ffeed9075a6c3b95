public import Portolan
public import StoreLinks

/// The composition root of a window that creates and connects all parts of the store.
///
/// ```swift
/// let store = Store(window: window, shop: shop)
/// try await store.launch()
/// ```
@MainActor
public final class Store {
  /// The window, retained by the store.
  public let window: UIWindow
  /// The state that the store shares with other windows.
  public let shop: Shop
  /// The router of the window.
  public let router: DefaultRouter
  /// The inbox for all sources of links, which holds them back until the launch is complete.
  ///
  /// Several links to the same screen count as one.
  public let inbox: DeepLinkInbox<StoreScreen>
  /// The routes for the questions of the articles, created when they are first needed.
  public private(set) lazy var routes = StoreRoutes(root, transitionController: transitionController)
  /// The custom modal transition.
  public let transitionController = FadeTransitionController()

  private let root: RootAssembly
  private let opener = Opener()
  private var launching: Task<Void, any Error>?
  private var checkout: Task<Void, Never>?
  private weak var checkoutFlow: CheckoutFlow?
  private var failures: [any Error] = []

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - shop: The state that the store shares with other windows.
  ///   - whenAskedToLogIn: A closure that is called when the guard has presented the login, for runs without a user. An
  ///     error
  ///     that it throws denies the navigation.
  public init(
    window: UIWindow, shop: Shop = Shop(), whenAskedToLogIn: @escaping @MainActor () throws -> Void = {}
  ) {
    self.window = window
    self.shop = shop
    root = RootAssembly(shop: shop, opener: opener)
    router = DefaultRouter(window: window, observers: [FocusObserver()])
    router.assembleScreens(with: root)
    let loginGuard = LoginGuard(isLoggedIn: { shop.session.isLoggedIn }) { [opener] in
      guard let router = opener.router else { throw LoginDenied() }
      try await run(LoginFlow(session: shop.session, router: router, whenShown: whenAskedToLogIn))
    }
    router.assembleScreens(
      with: StoreGuards(loginGuard: loginGuard, stockGuard: StockGuard(catalogue: shop.catalogue)))
    inbox = DeepLinkInbox(router: router, policy: .coalesce, understand: { try StoreScreen(source: $0) })
    opener.store = self
    shop.session.whenLoggedOut(for: self) { [weak self] in self?.revalidate() }
  }

  deinit {
    launching?.cancel()
    checkout?.cancel()
  }

  /// Shows the window with a launch screen, and starts the launch.
  ///
  /// Links are carried out when the launch is complete.
  ///
  /// - Returns: The task of the launch. It ends when the tabs are visible. New customers go through onboarding and login first.
  @discardableResult
  public func start() -> Task<Void, any Error> {
    window.rootViewController = root.buildController(for: .launch)
    window.makeKeyAndVisible()
    let gate = inbox.gate
    let sequence = StoreLaunch(shop: shop, router: router, gate: gate).sequence
    let launching = Task {
      try await sequence.start()
      gate.open(for: .launch)
    }
    self.launching = launching
    return launching
  }

  /// Starts the launch, and waits until the tabs are visible.
  ///
  /// - Throws: An error of the router, in which case the launch screen stays visible.
  public func launch() async throws {
    try await start().value
  }

  /// Opens a screen for a button, without waiting for the result.
  func open(_ screen: StoreScreen) {
    open(Destination(screen))
  }

  private func open(_ destination: Destination) {
    router.navigate(to: destination) { [weak self] result in
      if case .failure(let error) = result { self?.failures.append(error) }
    }
  }

  /// Leaves the screens that require a login, after a logout.
  private func revalidate() {
    Task {
      do { try await router.revalidate() } catch { failures.append(error) }
    }
  }

  /// Starts the checkout for a button, or returns to a checkout that is already in progress.
  func checkOut() {
    if checkout != nil {
      if let place = checkoutFlow?.place { open(place) }
      return
    }
    let (shop, router, gate) = (shop, router, inbox.gate)
    checkout = Task { [weak self] in
      defer {
        self?.checkout = nil
        gate.open(for: .payment)
      }
      do {
        let flow = CheckoutFlow(shop: shop, router: router, gate: gate)
        self?.checkoutFlow = flow
        let receipt = try await run(flow)
        shop.receipts.append(receipt)
      } catch is CancellationError {
        // The user cancelled, and the bag is unchanged.
      } catch {
        self?.failures.append(error)
      }
    }
  }

  /// Returns the errors of navigations that buttons started since the last call, and removes them.
  public func takeFailures() -> [any Error] {
    defer { failures = [] }
    return failures
  }
}
