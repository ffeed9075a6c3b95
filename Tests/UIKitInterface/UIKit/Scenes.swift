// swift-format-ignore-file
public import UserNotifications

@preconcurrency @MainActor open class UISceneSession: NSObject {
  // Marked unavailable in UIKit, as the initialisers of the following classes are.
  internal override init() { _stub() }
  open var scene: UIScene? { _stub() }  // scene
  open var persistentIdentifier: String { _stub() }  // persistentIdentifier
  open var stateRestorationActivity: NSUserActivity? { get { _stub() } set {} }  // stateRestorationActivity
  open var userInfo: [String: Any]? { get { _stub() } set {} }  // userInfo
}

@preconcurrency @MainActor open class UIScene: UIResponder {
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) { _stub() }  // -initWithSession:connectionOptions:
  open var session: UISceneSession { _stub() }  // session
  open var delegate: (any UISceneDelegate)? { get { _stub() } set {} }  // delegate
  open var activationState: UIScene.ActivationState { _stub() }  // activationState
  open var title: String! { get { _stub() } set {} }  // title

  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    internal override init() { _stub() }
    open var urlContexts: Set<UIOpenURLContext> { _stub() }  // URLContexts
    open var userActivities: Set<NSUserActivity> { _stub() }  // userActivities
    open var notificationResponse: UNNotificationResponse? { _stub() }  // notificationResponse
    open var shortcutItem: UIApplicationShortcutItem? { _stub() }  // shortcutItem
  }

  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {}

  public nonisolated static var willConnectNotification: NSNotification.Name { _stub() }  // +willConnectNotification
  public nonisolated static var didActivateNotification: NSNotification.Name { _stub() }  // +didActivateNotification
  public nonisolated static var willDeactivateNotification: NSNotification.Name { _stub() }  // +willDeactivateNotification
  public nonisolated static var didEnterBackgroundNotification: NSNotification.Name { _stub() }  // +didEnterBackgroundNotification
  public nonisolated static var willEnterForegroundNotification: NSNotification.Name { _stub() }  // +willEnterForegroundNotification
}

@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  internal override init() { _stub() }
  open var url: URL { _stub() }  // URL
}

@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  @available(*, deprecated) func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)  // -scene:willConnectToSession:options:
  @available(*, deprecated) func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)  // -scene:openURLContexts:
  @available(*, deprecated) func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?  // -stateRestorationActivityForScene:
  @available(*, deprecated) func scene(_ scene: UIScene, continue userActivity: NSUserActivity)  // -scene:continueUserActivity:
}
extension UISceneDelegate {
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { _stub() }
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { _stub() }
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { _stub() }
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { _stub() }
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { _stub() }  // windows
  open var keyWindow: UIWindow? { _stub() }  // keyWindow
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  @available(*, deprecated) var window: UIWindow? { get set }  // window
  @available(*, deprecated) func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)  // -windowScene:performActionForShortcutItem:completionHandler:
  @available(*, deprecated) func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool  // -windowScene:performActionForShortcutItem:completionHandler:
}
extension UIWindowSceneDelegate {
  public var window: UIWindow? { get { _stub() } set {} }
  public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { _stub() }
  public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool { _stub() }
}
