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

@preconcurrency @MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { _stub() }  // +sharedApplication
  open var delegate: (any UIApplicationDelegate)? { get { _stub() } set {} }  // delegate
  open var applicationState: UIApplication.State { _stub() }  // applicationState
  open var connectedScenes: Set<UIScene> { _stub() }  // connectedScenes
  open var supportsMultipleScenes: Bool { _stub() }  // supportsMultipleScenes
  open func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil) { _stub() }  // -requestSceneSessionActivation:userActivity:options:errorHandler:
  @available(*, deprecated) open var windows: [UIWindow] { _stub() }  // windows
  @available(*, deprecated) open var keyWindow: UIWindow? { _stub() }  // keyWindow
  open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey : Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil) { _stub() }  // -open:options:completionHandler:
  open func canOpenURL(_ url: URL) -> Bool { _stub() }  // -canOpenURL:
}

extension UIApplicationDelegate {
  // UIKit's own Swift, over UIApplicationMain.
  public static func main() { _stub() }
}
