/// The persistent information about a scene while it is not connected.
@MainActor
open class UISceneSession: NSObject {
  /// The identifier of the session.
  public let persistentIdentifier: String
  /// The scene, or `nil` while it is not connected.
  public internal(set) final weak var scene: UIScene?
  /// The activity that the scene's delegate returned for the restoration, or `nil` if there is none.
  open var stateRestorationActivity: NSUserActivity?

  /// Creates a session.
  ///
  /// In UIKit only the system creates one. Here a test creates it.
  init(persistentIdentifier: String = UUID().uuidString, of scene: UIScene? = nil) {
    self.persistentIdentifier = persistentIdentifier
    self.scene = scene
  }
}

extension UIScene {
  /// Information about a request to activate a scene.
  @MainActor
  open class ActivationRequestOptions: NSObject {}

  /// The requests by which the app was opened.
  @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities to continue.
    public let userActivities: Set<NSUserActivity>
    /// The chosen entry of the icon's menu.
    public let shortcutItem: UIApplicationShortcutItem?
    /// The response to a notification that the user tapped.
    public let notificationResponse: UNNotificationResponse?

    /// Creates options.
    ///
    /// In UIKit only the system creates them. Here a test creates them with ``HeadlessSystem``.
    init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil, notificationResponse: UNNotificationResponse? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
      self.notificationResponse = notificationResponse
    }
  }
}
