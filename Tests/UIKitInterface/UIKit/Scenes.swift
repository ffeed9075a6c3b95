// swift-format-ignore-file
public import UserNotifications

@preconcurrency @MainActor open class UIScene: UIResponder {
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) { _stub() }  // -initWithSession:connectionOptions:
  open var session: UISceneSession { _stub() }  // session
  open var activationState: UIScene.ActivationState { _stub() }  // activationState

  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    // Marked unavailable in UIKit.
    internal override init() { _stub() }
    open var urlContexts: Set<UIOpenURLContext> { _stub() }  // URLContexts
    open var userActivities: Set<NSUserActivity> { _stub() }  // userActivities
    open var notificationResponse: UNNotificationResponse? { _stub() }  // notificationResponse
    open var shortcutItem: UIApplicationShortcutItem? { _stub() }  // shortcutItem
  }

  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene? { get { _stub() } set {} }  // requestingScene
  }

}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { _stub() }  // windows
}
