public import Portolan

/// A scene delegate of the store that passes all sources of links to the inbox of its window.
public final class StoreSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The store in the window, or `nil` until the scene is connected.
  public private(set) var store: Store?

  private let shop: Shop

  /// Creates the delegate of a scene in the running app.
  public convenience override init() {
    self.init(shop: (UIApplication.shared.delegate as? StoreAppDelegate)?.shop ?? Shop())
  }

  /// Creates the delegate of a scene with a shop.
  ///
  /// - Parameter shop: The state that all windows share.
  public init(shop: Shop) {
    self.shop = shop
    super.init()
  }

  /// The window of the scene that is created when the scene connects.
  ///
  /// The setter has no effect.
  public var window: UIWindow? {
    get { store?.window }
    set {}
  }

  /// Creates the store, passes the sources of the launch to its inbox, and starts the launch.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let store = Store(window: UIWindow(windowScene: scene), shop: shop)
    self.store = store
    store.inbox.receive(.all(in: connectionOptions))
    store.start()
  }

  /// Passes the URLs to the inbox.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    store?.inbox.receive(.all(in: urlContexts))
  }

  /// Passes the user activity to the inbox.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    store?.inbox.receive(.userActivity(userActivity))
  }

  /// Passes the shortcut to the inbox.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let store else { return completionHandler(false) }
    store.inbox.receive(.shortcut(shortcutItem)) { completionHandler($0.isReached) }
  }
}
