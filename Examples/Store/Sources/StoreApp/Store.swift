public import Portolan
import StoreLinks

/// The composition root: the one place where the store is put together, and where its parts meet.
///
/// ```swift
/// let store = Store(window: window)
/// try await store.launch()
/// ```
@MainActor
public final class Store {
  /// The window of the app; the store keeps it.
  public let window: UIWindow
  /// Who is logged in.
  public let session: Session
  /// What the customer is about to buy.
  public let bag = Bag()
  /// Takes the user to any screen.
  public let router: DefaultRouter
  /// The routes of the articles' questions.
  public let routes: StoreRoutes
  /// The app's own modal transition.
  public let transitionController = FadeTransitionController()

  private let root: RootAssembly
  private let opener = Opener()
  private var openCount = 0
  private var failures: [any Error] = []
  private var settling: [CheckedContinuation<Void, Never>] = []

  /// - Parameters:
  ///   - window: The window of the app.
  ///   - session: Who is logged in.
  ///   - catalogue: What there is to buy.
  ///   - whenAskedToLogIn: Called when the guard has put the login on screen, for those who have no user in front of
  ///     them. What it throws denies the navigation.
  public init(
    window: UIWindow, session: Session = Session(), catalogue: Catalogue = Catalogue(),
    whenAskedToLogIn: @escaping @MainActor () throws -> Void = {}
  ) {
    self.window = window
    self.session = session
    root = RootAssembly(
      session: session, catalogue: catalogue, bag: bag, opener: opener, whenAskedToLogIn: whenAskedToLogIn)
    router = DefaultRouter(window: window)
    router.assembleScreens(with: root)
    routes = StoreRoutes(root, transitionController: transitionController)
    opener.store = self
  }

  /// Shows the window, first with a launch screen, and then with the tabs.
  ///
  /// - Throws: What the router throws; the launch screen then stays.
  public func launch() async throws {
    window.rootViewController = ControllerBuilder(dataSource: root, root: .launch).buildRootController()
    window.makeKeyAndVisible()
    try await router.navigate(to: StoreScreen.tabs, animated: false)
  }

  /// Goes to a screen because of a button: nobody waits for the answer.
  func open(_ screen: StoreScreen) {
    openCount += 1
    router.navigate(to: screen) { result in
      if case .failure(let error) = result { self.failures.append(error) }
      self.openCount -= 1
      guard self.openCount == 0 else { return }
      for continuation in self.settling { continuation.resume() }
      self.settling = []
    }
  }

  /// Returns when every navigation that a button has begun is over.
  ///
  /// - Returns: Why navigations have failed since the last call.
  public func settle() async -> [any Error] {
    if openCount > 0 { await withCheckedContinuation { settling.append($0) } }
    defer { failures = [] }
    return failures
  }
}
