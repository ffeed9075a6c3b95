/// The settings of the simulated system.
///
/// UIKit's behaviour differs between versions of iOS where the version is named beside a rule. The settings are for the whole
/// process: a test sets one, acts without suspending, and sets it back.
@MainActor
public enum HeadlessSystem {
  /// The version of iOS whose behaviour is simulated.
  public static var version: Int {
    get { simulatedVersion }
    set { simulatedVersion = newValue }
  }
  // Read several times in each transition: a variable of this module alone is read without a check for exclusive access.
  static var simulatedVersion = 18
  /// The observations that sources disagree about and that are simulated; none is by default.
  public static var contested: Contested = []
  /// The kind of the device, by default an iPad.
  ///
  /// A window that is created on a phone has a compact width.
  public static var idiom = UIUserInterfaceIdiom.pad

  /// The clock of windows that are created from now on.
  ///
  /// By default it is ``NextTurnTransitionClock/shared``: transitions begin in a later turn, as in UIKit. A test that needs every effect
  /// inside the call, as UIKit never has it, names the immediate clock for its window:
  ///
  /// ```swift
  /// window.headless.transitionClock = ImmediateTransitionClock.shared
  /// ```
  public static var transitionClock: any TransitionClock = NextTurnTransitionClock.shared

  /// Observations that sources disagree about.
  public struct Contested: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The callbacks of the first push onto a stack's root receive `true` for `animated`, even if the push is not animated.
    public static let firstPushIsAnimated = Contested(rawValue: 1 << 0)
    /// A presentation over the current context from a stack inside a root is made by the root.
    public static let rootPresentsOverContext = Contested(rawValue: 1 << 1)
    /// A controller that leaves a stack as its visible top and is pushed elsewhere in the same turn raises, whatever the clock does.
    public static let movedTopRaises = Contested(rawValue: 1 << 2)
    /// A visible window that nothing else holds vanishes.
    public static let visibleWindowsVanish = Contested(rawValue: 1 << 3)
    /// The callbacks of a modal receive `true` for `animated`, even if it is presented or dismissed without an animation.
    public static let modalsAppearAnimated = Contested(rawValue: 1 << 4)
    /// The delegate of a tab bar controller is told of a tab that code selects, too.
    public static let selectionsByCodeAreTold = Contested(rawValue: 1 << 5)
  }

  // MARK: Events that a test or a tool makes where there is no system

  // Source: developer.apple.com/documentation/uikit/about-the-app-launch-sequence: `willFinishLaunching`, then `didFinishLaunching`.
  /// Launches the app: keeps its delegate, and tells it that the launch began and ended.
  ///
  /// ```swift
  /// let delegate = AppDelegate()
  /// HeadlessSystem.launch(delegate)
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: The delegate, which the caller holds.
  ///   - options: The reason for the launch.
  /// - Returns: `false` if the delegate cannot handle the URL or activity of the options.
  @discardableResult
  public static func launch(
    _ delegate: any UIApplicationDelegate, options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let application = UIApplication.shared
    application.delegate = delegate
    let may = delegate.application(application, willFinishLaunchingWithOptions: options)
    return delegate.application(application, didFinishLaunchingWithOptions: options) && may
  }

  /// Sets the state of the app.
  public static func setState(_ state: UIApplication.State) { UIApplication.shared.applicationState = state }

  /// Sets the state of a scene.
  public static func setState(_ state: UIScene.ActivationState, of scene: UIScene) { scene.activationState = state }

  /// Lets the app have several scenes, as on an iPad, or only one.
  ///
  /// - Parameter makeDelegate: A closure that creates the delegate of a new scene, as UIKit does from the class in the
  ///   configuration, or `nil` if the app can have one scene only. A scene for which it returns `nil` never connects.
  public static func supportMultipleScenes(_ makeDelegate: (@MainActor (UISceneSession) -> (any UISceneDelegate)?)?) {
    UIApplication.shared.makeSceneDelegate = makeDelegate
  }

  /// Adds a scene to the app's scenes.
  public static func connect(_ scene: UIScene) { UIApplication.shared.connectedScenes.insert(scene) }

  /// Removes a scene from the app's scenes.
  public static func disconnect(_ scene: UIScene) { UIApplication.shared.connectedScenes.remove(scene) }

  /// Releases a window that would stay until it is hidden, because it is visible.
  ///
  /// A test calls it for a window that it holds itself, so that the window and its controllers end with the test.
  ///
  /// ```swift
  /// window.makeKeyAndVisible()
  /// HeadlessSystem.stopKeeping(window)
  /// ```
  ///
  /// - Parameter window: The window. It stays hidden if it is.
  public static func stopKeeping(_ window: UIWindow) { KeptWindows.release(window) }

  /// Returns the context of a URL that a scene opens.
  public static func urlContext(_ url: URL) -> UIOpenURLContext { UIOpenURLContext(url: url) }

  /// Returns the session of a scene.
  ///
  /// - Parameter persistentIdentifier: The identifier of the session. It is new by default.
  /// - Returns: The session.
  public static func sceneSession(persistentIdentifier: String = UUID().uuidString) -> UISceneSession {
    UISceneSession(persistentIdentifier: persistentIdentifier)
  }

  /// Returns the reasons why a scene is connected.
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

  /// Returns the reasons for which a scene is connected: an app intent.
  ///
  /// After the connection the system passes the same intent to `scene(_:willPerformAppIntent:)`
  /// (developer.apple.com/documentation/uikit/uiscene/connectionoptions/appintent), as a test must.
  ///
  /// - Parameter appIntent: The intent, any value.
  /// - Returns: The options of the connection.
  public static func connectionOptions(appIntent: any Sendable) -> UIScene.ConnectionOptions {
    UIScene.ConnectionOptions(appIntent: appIntent)
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
