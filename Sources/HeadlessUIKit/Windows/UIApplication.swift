/// The app: its scenes and its delegate.
open class UIApplication: InertUIApplication {
  /// The app of this process, with one active scene from the start.
  public static let shared = UIApplication()

  /// The state of the app; see ``HeadlessSystem/setState(_:)``.
  public internal(set) final var applicationState = State.active
  /// The scenes of the app; see ``HeadlessSystem/connect(_:)``.
  public internal(set) final var connectedScenes: Set<UIScene> = []

  /// A Boolean value that indicates whether the app can have several scenes; see
  /// ``HeadlessSystem/supportMultipleScenes(_:)``.
  open var supportsMultipleScenes: Bool { makeSceneDelegate != nil }
  final var makeSceneDelegate: (@MainActor (UISceneSession) -> (any UISceneDelegate)?)?

  final weak var keyWindowReference: UIWindow?
  package final var firstWindowScene: UIWindowScene?

  override init() {
    super.init()
    let scene = UIWindowScene()
    firstWindowScene = scene
    connectedScenes = [scene]
  }

  /// The windows of all scenes, from back to front.
  open var windows: [UIWindow] {
    connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).sorted { $0.windowLevel < $1.windowLevel }
  }

  /// The window that last became the key window.
  open var keyWindow: UIWindow? { keyWindowReference }

  /// Activates a scene, or connects a new scene, in a later turn.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene, or `nil` for a new scene.
  ///   - userActivity: The activity that the delegate of the scene receives.
  ///   - options: Information about the request. It is ignored.
  ///   - errorHandler: A closure that is called if the scene of the session is not connected, or if the app can have one scene
  ///     only, as on a phone. It is not called for a new scene without a delegate. It never connects.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    Task {
      if let scene = sceneSession?.scene {
        scene.activationState = .foregroundActive
        if let userActivity { scene.delegateReference?.scene(scene, continue: userActivity) }
      } else if let makeSceneDelegate, sceneSession == nil {
        let scene = UIWindowScene()
        scene.delegate = makeSceneDelegate(scene.session)
        guard scene.delegateReference != nil else { return }
        connectedScenes.insert(scene)
        let options = UIScene.ConnectionOptions(userActivities: userActivity.map { [$0] } ?? [])
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.delegateReference?.scene(scene, willConnectTo: scene.session, options: options)
      } else {
        errorHandler?(UISceneError(.multipleScenesNotSupported))
      }
    }
  }
}
