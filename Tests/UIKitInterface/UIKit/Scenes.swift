// swift-format-ignore-file
public import UserNotifications

@preconcurrency @MainActor open class UIScene: UIResponder {
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) { _stub() }  // -initWithSession:connectionOptions:
  open var session: UISceneSession { _stub() }  // session
  open var activationState: UIScene.ActivationState { _stub() }  // activationState

}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { _stub() }  // windows
}
