public import Portolan
public import StoreLinks

/// The composition root of a window: the one place where the store is put together, and where its parts meet.
///
/// ```swift
/// let store = Store(window: window, shop: shop)
/// try await store.launch()
/// ```
@MainActor
public final class Store {
  /// The window; the store keeps it.
  public let window: UIWindow
  /// What the store shares with other windows.
  public let shop: Shop
  /// Takes the user to any screen.
  public let router: DefaultRouter
  /// Takes in what the system opens the window with, until the user has got through the launch. Links to the same
  /// screen are one.
  public let inbox: DeepLinkInbox<StoreScreen>
  /// The routes of the articles' questions.
  public let routes: StoreRoutes
  /// The app's own modal transition.
  public let transitionController = FadeTransitionController()

  private let root: RootAssembly
  private let opener = Opener()
  private var launching: Task<Void, any Error>?
  private var checkout: Task<Void, Never>?
  private weak var checkoutFlow: CheckoutFlow?
  private var failures: [any Error] = []

  /// - Parameters:
  ///   - window: The window.
  ///   - shop: What the store shares with other windows.
  ///   - whenAskedToLogIn: Called when the guard has put the login on screen, for those who have no user in front of
  ///     them. What it throws denies the navigation.
  public init(
    window: UIWindow, shop: Shop = Shop(), whenAskedToLogIn: @escaping @MainActor () throws -> Void = {}
  ) {
    self.window = window
    self.shop = shop
    root = RootAssembly(shop: shop, opener: opener, whenAskedToLogIn: whenAskedToLogIn)
    router = DefaultRouter(window: window)
    router.assembleScreens(with: root)
    inbox = DeepLinkInbox(router: router, policy: .coalesce, understand: { try StoreScreen(source: $0) })
    routes = StoreRoutes(root, transitionController: transitionController)
    opener.store = self
  }

  deinit {
    launching?.cancel()
    checkout?.cancel()
  }

  /// Shows the window, first with a launch screen, and begins the launch. Links are carried out when it is over.
  ///
  /// - Returns: The launch, which is over when the tabs are there. Who is new has to get through onboarding and login
  ///   first.
  @discardableResult
  public func start() -> Task<Void, any Error> {
    window.rootViewController = ControllerBuilder(dataSource: root, root: .launch).buildRootController()
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

  /// Starts, and returns when the tabs are there.
  ///
  /// - Throws: What the router throws; the launch screen then stays.
  public func launch() async throws {
    try await start().value
  }

  /// Goes to a screen because of a button: nobody waits for the answer.
  func open(_ screen: StoreScreen) {
    open(Destination(screen))
  }

  private func open(_ destination: Destination) {
    router.navigate(to: destination) { [weak self] result in
      if case .failure(let error) = result { self?.failures.append(error) }
    }
  }

  /// Has the user buy what is in the bag, because of a button. Who is doing so already is taken back to where they are.
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
        // The user has changed their mind, and has everything in the bag.
      } catch {
        self?.failures.append(error)
      }
    }
  }

  /// Why what buttons have begun has failed since the last call.
  public func takeFailures() -> [any Error] {
    defer { failures = [] }
    return failures
  }
}
