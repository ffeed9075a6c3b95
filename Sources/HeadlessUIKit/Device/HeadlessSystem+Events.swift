// What the system makes and sets on a device. A test or a tool does it where there is no system.
extension HeadlessSystem {
  /// Sets the state of the app.
  public static func setState(_ state: UIApplication.State) { UIApplication.shared.applicationState = state }

  /// Sets the state of a scene.
  public static func setState(_ state: UIScene.ActivationState, of scene: UIScene) { scene.activationState = state }

  /// Lets the app have several scenes, as on an iPad, or only one.
  ///
  /// - Parameter makeDelegate: A closure that creates the delegate of a new scene, which UIKit does from the class in the
  ///   configuration, or `nil` if the app can have one scene only. A scene for which it returns `nil` never connects.
  public static func supportMultipleScenes(_ makeDelegate: (@MainActor (UISceneSession) -> (any UISceneDelegate)?)?) {
    UIApplication.shared.makeSceneDelegate = makeDelegate
  }

  /// Adds a scene to the app's scenes.
  public static func connect(_ scene: UIScene) { UIApplication.shared.connectedScenes.insert(scene) }

  /// Removes a scene from the app's scenes.
  public static func disconnect(_ scene: UIScene) { UIApplication.shared.connectedScenes.remove(scene) }

  /// Returns the context of a URL that a scene opens.
  public static func urlContext(_ url: URL) -> UIOpenURLContext { UIOpenURLContext(url: url) }

  /// Returns the session of a scene.
  ///
  /// - Parameter persistentIdentifier: The identifier of the session, which is new by default.
  /// - Returns: The session.
  public static func sceneSession(persistentIdentifier: String = UUID().uuidString) -> UISceneSession {
    UISceneSession(persistentIdentifier: persistentIdentifier)
  }

  /// Returns the reasons for which a scene is connected.
  ///
  /// - Parameters:
  ///   - urls: The URLs to open.
  ///   - userActivities: The activities to continue.
  ///   - shortcutItem: The chosen entry of the icon's menu.
  ///   - notificationResponse: The response to a notification; see ``notificationResponse(identifier:userInfo:actionIdentifier:)``.
  /// - Returns: The options of the connection.
  public static func connectionOptions(
    urls: [URL] = [], userActivities: Set<NSUserActivity> = [], shortcutItem: UIApplicationShortcutItem? = nil,
    notificationResponse: UNNotificationResponse? = nil
  ) -> UIScene.ConnectionOptions {
    UIScene.ConnectionOptions(
      urlContexts: Set(urls.map { UIOpenURLContext(url: $0) }), userActivities: userActivities,
      shortcutItem: shortcutItem, notificationResponse: notificationResponse)
  }

  /// Returns the response to a notification that the user tapped.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the request for the notification.
  ///   - userInfo: The content of the notification that is for the app.
  ///   - actionIdentifier: The identifier of the action that the user chose, by default that of a tap on the notification.
  /// - Returns: The response.
  public static func notificationResponse(
    identifier: String = UUID().uuidString, userInfo: [AnyHashable: Any],
    actionIdentifier: String = "com.apple.UNNotificationDefaultActionIdentifier"
  ) -> UNNotificationResponse {
    let content = UNNotificationContent(userInfo: userInfo)
    let request = UNNotificationRequest(identifier: identifier, content: content)
    return UNNotificationResponse(notification: UNNotification(request: request), actionIdentifier: actionIdentifier)
  }
}
