/// An object that is notified of requests to open content, and of a new scene.
///
/// The methods about the scene's life are no requirements, since nothing calls them here: an app's are ordinary methods, for a
/// test to call.
@MainActor
public protocol UISceneDelegate: InertUISceneDelegate {
  /// Tells the delegate that the scene connects, with the options by which the app was opened.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Asks the delegate to open URLs.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  /// Asks the delegate to continue an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Returns the activity from which the scene can be restored; nothing asks for it.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Returns `nil`.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The delegate of a scene that has windows.
public protocol UIWindowSceneDelegate: InertUIWindowSceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
  /// Tells the delegate that the user chose an entry of the icon's menu.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The default window: `nil`.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Calls the completion handler with `false`.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
