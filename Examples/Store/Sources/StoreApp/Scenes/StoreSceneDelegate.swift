public import Portolan

/// A window of the store: whatever the system opens it with goes into the inbox of that window.
public final class StoreSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The store in the window; `nil` until the scene is connected.
  public private(set) var store: Store?

  private let shop: Shop

  /// A scene of the app that runs.
  public convenience override init() {
    self.init(shop: (UIApplication.shared.delegate as? StoreAppDelegate)?.shop ?? Shop())
  }

  /// - Parameter shop: What all windows share.
  public init(shop: Shop) {
    self.shop = shop
    super.init()
  }

  /// The window of the scene. It is made when the scene is connected, and nobody else's to replace.
  public var window: UIWindow? {
    get { store?.window }
    set {}
  }

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let store = Store(window: UIWindow(windowScene: scene), shop: shop)
    self.store = store
    store.inbox.receive(.all(in: connectionOptions))
    store.start()
  }

  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    store?.inbox.receive(.all(in: urlContexts))
  }

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    store?.inbox.receive(.userActivity(userActivity))
  }

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let store else { return completionHandler(false) }
    store.inbox.receive(.shortcut(shortcutItem)) { completionHandler($0.isReached) }
  }
}
