public import Foundation

extension UIApplication {
  /// A key of the options with which another app opens a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key in UIKit.
    public let rawValue: String
    /// Creates a key from its text in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a value that limits the opening to apps that the link belongs to.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's page in the system's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Opens a URL in another app, of which there is none: the completion is called with `false`.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Returns a Boolean value that indicates whether an app can open a URL, which is `false`.
  public final func canOpenURL(_ url: URL) -> Bool { false }

  /// Activates a scene, or connects a new one, in a later turn.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene, or `nil` for a new scene.
  ///   - userActivity: The activity that the delegate of the scene receives.
  ///   - options: Information about the request, which is ignored.
  ///   - errorHandler: A closure that is called if the scene of the session is not connected, or if the app can have one scene only,
  ///     as on a phone. It is not called for a new scene without a delegate, which never connects.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    Task {
      if let scene = sceneSession?.scene {
        scene.activationState = .foregroundActive
        if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
      } else if let makeSceneDelegate, sceneSession == nil {
        let scene = UIWindowScene()
        scene.delegate = makeSceneDelegate(scene.session)
        guard scene.delegate != nil else { return }
        connectedScenes.insert(scene)
        let options = UIScene.ConnectionOptions(userActivities: userActivity.map { [$0] } ?? [])
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
      } else {
        errorHandler?(NSError(domain: "UISceneErrorDomain", code: 0))
      }
    }
  }
}
