/// What is kept of a scene while it is not connected.
@MainActor
open class UISceneSession: NSObject {
  /// What tells sessions apart.
  public let persistentIdentifier: String

  /// Creates a session; UIKit makes them itself, here a test does.
  public init(persistentIdentifier: String = UUID().uuidString) {
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }
}

extension UIScene {
  /// What the app was opened by.
  @MainActor
  open class ConnectionOptions: NSObject {
    /// URLs to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// Activities to go on with.
    public let userActivities: Set<NSUserActivity>
    /// An entry of the icon's menu.
    public let shortcutItem: UIApplicationShortcutItem?
    /// A notification that the user tapped.
    public let notificationResponse: UNNotificationResponse?

    /// Creates options; UIKit makes them itself, here a test does.
    public init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil, notificationResponse: UNNotificationResponse? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
      self.notificationResponse = notificationResponse
      super.init()
    }
  }
}
