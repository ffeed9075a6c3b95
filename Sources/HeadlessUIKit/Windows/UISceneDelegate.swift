/// Hears of a scene's life and of what it is asked to open.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene goes to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene goes on with an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// The delegate of a scene that has windows.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
