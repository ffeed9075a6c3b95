public import Foundation

/// The app: its scenes and its delegate.
open class UIApplication: InertUIApplication {
  /// A key of the launch options, which give the reason for the launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key in UIKit.
    public let rawValue: String
    /// Creates a key from its text in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a URL to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The key of a notification that the user tapped.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The key of an entry of the icon's menu.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The key of a dictionary with the activity to continue.
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The key of the kind of the activity to continue.
    public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  }

  /// A key of the options with which a URL is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key in UIKit.
    public let rawValue: String
    /// Creates a key from its text in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the app that requested the opening.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// The app of this process, with one active scene from the start.
  public static let shared = UIApplication()

  /// The object that is notified of events in the app's life.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { delegateReference }
    set { delegateReference = newValue }
  }
  final weak var delegateReference: (any UIApplicationDelegate)?
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

  // MARK: Notifications, which nothing posts here but a test that simulates the app's life

  /// The notification that the app finished launching.
  public nonisolated static let didFinishLaunchingNotification = named("DidFinishLaunching")
  /// The notification that the app became active.
  public nonisolated static let didBecomeActiveNotification = named("DidBecomeActive")
  /// The notification that the app is about to become inactive.
  public nonisolated static let willResignActiveNotification = named("WillResignActive")
  /// The notification that the app entered the background.
  public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")
  /// The notification that the app is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
  /// The notification that the app is about to end.
  public nonisolated static let willTerminateNotification = named("WillTerminate")
  /// The notification that memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = named("DidReceiveMemoryWarning")

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

  /// Opens a URL in another app.
  ///
  /// There is none: the completion is called with `false`.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Returns a Boolean value that indicates whether an app can open a URL: `false`.
  public final func canOpenURL(_ url: URL) -> Bool { false }

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
        errorHandler?(NSError(domain: "UISceneErrorDomain", code: 0))
      }
    }
  }
}
