/// The app: its scenes and its delegate.
@MainActor
open class UIApplication: UIResponder {
  /// Why the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's text for the key.
    public let rawValue: String
    /// Creates a key from UIKit's text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A URL to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A notification that the user tapped.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// An entry of the icon's menu.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// What holds an activity to go on with.
    public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The kind of an activity to go on with.
    public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  }

  /// How a URL was opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's text for the key.
    public let rawValue: String
    /// Creates a key from UIKit's text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asked.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// How far the app is from the user.
  public enum State: Int, Sendable {
    /// On screen and receiving events.
    case active
    /// On screen, but not receiving events.
    case inactive
    /// Not on screen.
    case background
  }

  /// The app of this process, which has one active scene from the start.
  public static let shared = UIApplication()

  /// Hears of the app's life.
  open weak var delegate: (any UIApplicationDelegate)?
  /// How far the app is from the user; a test may change it.
  public final var applicationState = State.active
  /// The scenes of the app.
  public final var connectedScenes: Set<UIScene> = []

  final weak var keyWindowReference: UIWindow?
  final var firstWindowScene: UIWindowScene?

  override init() {
    super.init()
    let scene = UIWindowScene()
    firstWindowScene = scene
    connectedScenes = [scene]
  }

  /// The windows of all scenes.
  open var windows: [UIWindow] {
    connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  /// The window that became key last.
  open var keyWindow: UIWindow? { keyWindowReference }
}
