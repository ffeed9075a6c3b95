/// The app: its scenes and its delegate.
open class UIApplication: UIResponder {
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

  /// The states of an app.
  public enum State: Int, Sendable {
    /// The app is on screen and receives events.
    case active
    /// The app is on screen but does not receive events.
    case inactive
    /// The app is not on screen.
    case background
  }

  /// The app of this process, which has one active scene from the start.
  public static let shared = UIApplication()

  /// The object that is notified of events in the app's life.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The state of the app; see ``HeadlessSystem/setState(_:)``.
  public internal(set) final var applicationState = State.active
  /// The scenes of the app; see ``HeadlessSystem/connect(_:)``.
  public internal(set) final var connectedScenes: Set<UIScene> = []

  /// A Boolean value that indicates whether the app can have several scenes; see
  /// ``HeadlessSystem/supportMultipleScenes(_:)``.
  open var supportsMultipleScenes: Bool { makeSceneDelegate != nil }
  final var makeSceneDelegate: (@MainActor (UISceneSession) -> (any UISceneDelegate)?)?

  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// A Boolean value that indicates whether the device stays awake while nothing is touched.
  open var isIdleTimerDisabled = false

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
}
