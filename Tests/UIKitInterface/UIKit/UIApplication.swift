// swift-format-ignore-file
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  internal override init() { _stub() }
  public convenience init(systemImageName: String) { _stub() }  // +iconWithSystemImageName:
}

@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  internal override init() { _stub() }
  public init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil) { _stub() }  // -initWithType:localizedTitle:localizedSubtitle:icon:userInfo:
  public convenience init(type: String, localizedTitle: String) { _stub() }  // -initWithType:localizedTitle:
  open var type: String { _stub() }  // type
  open var localizedTitle: String { _stub() }  // localizedTitle
  open var localizedSubtitle: String? { _stub() }  // localizedSubtitle
  open var icon: UIApplicationShortcutIcon? { _stub() }  // icon
  open var userInfo: [String: any NSSecureCoding]? { _stub() }  // userInfo
}

@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)  // -restoreUserActivityState:
}

@preconcurrency @MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var url: UIApplication.LaunchOptionsKey { _stub() }  // UIApplicationLaunchOptionsURLKey
    public static var remoteNotification: UIApplication.LaunchOptionsKey { _stub() }  // UIApplicationLaunchOptionsRemoteNotificationKey
    public static var shortcutItem: UIApplication.LaunchOptionsKey { _stub() }  // UIApplicationLaunchOptionsShortcutItemKey
    public static var userActivityDictionary: UIApplication.LaunchOptionsKey { _stub() }  // UIApplicationLaunchOptionsUserActivityDictionaryKey
    public static var userActivityType: UIApplication.LaunchOptionsKey { _stub() }  // UIApplicationLaunchOptionsUserActivityTypeKey
  }

  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var sourceApplication: UIApplication.OpenURLOptionsKey { _stub() }  // UIApplicationOpenURLOptionsSourceApplicationKey
  }

  open class var shared: UIApplication { _stub() }  // +sharedApplication
  open var delegate: (any UIApplicationDelegate)? { get { _stub() } set {} }  // delegate
  open var applicationState: UIApplication.State { _stub() }  // applicationState
  open var connectedScenes: Set<UIScene> { _stub() }  // connectedScenes
  open var supportsMultipleScenes: Bool { _stub() }  // supportsMultipleScenes
  open func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil) { _stub() }  // -requestSceneSessionActivation:userActivity:options:errorHandler:
  @available(*, deprecated) open var windows: [UIWindow] { _stub() }  // windows
  @available(*, deprecated) open var keyWindow: UIWindow? { _stub() }  // keyWindow
  public nonisolated static var didFinishLaunchingNotification: NSNotification.Name { _stub() }  // +didFinishLaunchingNotification
  public nonisolated static var didBecomeActiveNotification: NSNotification.Name { _stub() }  // +didBecomeActiveNotification
  public nonisolated static var willResignActiveNotification: NSNotification.Name { _stub() }  // +willResignActiveNotification
  public nonisolated static var didEnterBackgroundNotification: NSNotification.Name { _stub() }  // +didEnterBackgroundNotification
  public nonisolated static var willEnterForegroundNotification: NSNotification.Name { _stub() }  // +willEnterForegroundNotification
  public nonisolated static var willTerminateNotification: NSNotification.Name { _stub() }  // +willTerminateNotification
  public nonisolated static var didReceiveMemoryWarningNotification: NSNotification.Name { _stub() }  // +didReceiveMemoryWarningNotification
  public nonisolated static var openSettingsURLString: String { _stub() }  // +openSettingsURLString
  open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey : Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil) { _stub() }  // -open:options:completionHandler:
  open func canOpenURL(_ url: URL) -> Bool { _stub() }  // -canOpenURL:
}

extension UIApplicationDelegate {
  // UIKit's own Swift, over UIApplicationMain.
  public static func main() { _stub() }
}
