/// One instance of the app's interface.
open class UIScene: InertUIScene {
  /// The state of the scene; see ``HeadlessSystem/setState(_:of:)``.
  public internal(set) final var activationState = ActivationState.foregroundActive
  /// The session of the scene.
  public final private(set) lazy var session = UISceneSession(of: self)

  /// Information about a request to activate a scene.
  @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks for another one.
    open var requestingScene: UIScene?
  }

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
    /// The app intent for which the scene is connected.
    ///
    /// The module App Intents, which adds the property to UIKit's class, exists on
    /// Apple's systems only.
    package let appIntent: (any Sendable)?

    /// Creates options.
    ///
    /// In UIKit only the system creates them. Here a test creates them with ``HeadlessSystem``.
    init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil, notificationResponse: UNNotificationResponse? = nil,
      appIntent: (any Sendable)? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
      self.notificationResponse = notificationResponse
      self.appIntent = appIntent
    }
  }
}
