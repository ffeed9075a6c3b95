// swift-format-ignore-file
@preconcurrency @MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { _stub() }  // +sharedApplication
  open var applicationState: UIApplication.State { _stub() }  // applicationState
  open var connectedScenes: Set<UIScene> { _stub() }  // connectedScenes
  open var supportsMultipleScenes: Bool { _stub() }  // supportsMultipleScenes
  open func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil) { _stub() }  // -requestSceneSessionActivation:userActivity:options:errorHandler:
  @available(*, deprecated) open var windows: [UIWindow] { _stub() }  // windows
  @available(*, deprecated) open var keyWindow: UIWindow? { _stub() }  // keyWindow
}

extension UIApplicationDelegate {
  // UIKit's own Swift, over UIApplicationMain.
  public static func main() { _stub() }
}
