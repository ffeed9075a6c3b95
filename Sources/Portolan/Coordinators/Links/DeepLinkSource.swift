/// What the system opens an app with, whichever way it came in.
///
/// The application delegate's and the scene delegate's entries each become a source:
///
/// ```swift
/// inbox.receive(.all(in: launchOptions))                  // didFinishLaunchingWithOptions
/// inbox.receive(.all(in: connectionOptions))              // scene(_:willConnectTo:options:)
/// inbox.receive(.all(in: URLContexts))                    // scene(_:openURLContexts:)
/// inbox.receive(.url(url))                                // application(_:open:options:)
/// inbox.receive(.userActivity(userActivity))              // …continue userActivity…
/// inbox.receive(.notification(userInfo))                  // didReceiveRemoteNotification, or of a UNNotification
/// inbox.receive(.shortcut(shortcutItem))                  // …performActionFor…
/// ```
@MainActor
public enum DeepLinkSource {
  /// A URL of the app's own scheme, or of one of its websites.
  case url(URL)
  /// What the user was doing elsewhere, or a link to a website that was tapped.
  case userActivity(NSUserActivity)
  /// The dictionary of a notification: the `userInfo` of its content.
  case notification([AnyHashable: Any])
  /// An entry of the menu on the app's icon.
  case shortcut(UIApplicationShortcutItem)

  /// The keys under which a notification, an activity or a shortcut is looked through for the text of a URL.
  public static let linkKeys = ["url", "link", "deeplink", "deep_link"]

  /// The URL that the source carries: itself, the website of an activity, or a text under one of ``linkKeys``; `nil`
  /// where there is none. Never fails, whatever the dictionary holds.
  public var url: URL? {
    switch self {
    case .url(let url): url
    case .userActivity(let activity): activity.webpageURL ?? Self.url(in: activity.userInfo)
    case .notification(let userInfo): Self.url(in: userInfo)
    case .shortcut(let item): Self.url(in: item.userInfo) ?? Self.url(of: item.type)
    }
  }

  /// The URL that the source carries, for those who can do nothing with anything else.
  ///
  /// - Throws: ``NoURL`` where it carries none.
  public func requireURL() throws -> URL {
    guard let url else { throw NoURL(description: "There is no URL in \(name).\(advice)") }
    return url
  }

  /// Nothing that the source carries is a URL.
  public struct NoURL: Error, CustomStringConvertible {
    public let description: String
  }

  private var name: String {
    switch self {
    case .url: "the URL"
    case .userActivity: "the user activity"
    case .notification: "the notification"
    case .shortcut: "the shortcut"
    }
  }

  private var advice: String {
    let keys = Self.linkKeys.map { "\"\($0)\"" }.joined(separator: ", ")
    return " To fix: put one under one of the keys \(keys), or have the app say what else it understands."
  }

  private static func url<Key: Hashable, Value>(in userInfo: [Key: Value]?) -> URL? {
    guard let userInfo else { return nil }
    for key in linkKeys {
      guard let key = key as? Key ?? AnyHashable(key) as? Key, let value = userInfo[key] else { continue }
      if let url = value as? URL { return url }
      if let text = value as? String, let url = url(of: text) { return url }
    }
    return nil
  }

  /// A URL with a scheme; what has none is some other text.
  private static func url(of text: String) -> URL? {
    guard let url = URL(string: text), url.scheme != nil else { return nil }
    return url
  }
}

extension [DeepLinkSource] {
  /// What the options of a launch hold: a notification, a URL, an activity, a shortcut. None where the user opened the
  /// app by its icon, and for an app with scenes, which learns it from the scene.
  ///
  /// - Parameter launchOptions: What `application(_:didFinishLaunchingWithOptions:)` is given.
  @MainActor
  public static func all(in launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> [DeepLinkSource] {
    guard let launchOptions else { return [] }
    var sources: [DeepLinkSource] = []
    if let userInfo = launchOptions[.remoteNotification] as? [AnyHashable: Any] {
      sources.append(.notification(userInfo))
    }
    if let url = launchOptions[.url] as? URL { sources.append(.url(url)) }
    if let dictionary = launchOptions[.userActivityDictionary] as? [AnyHashable: Any] {
      sources += dictionary.values.compactMap { $0 as? NSUserActivity }.map { .userActivity($0) }
    }
    if let item = launchOptions[.shortcutItem] as? UIApplicationShortcutItem { sources.append(.shortcut(item)) }
    return sources
  }

  /// What a scene was connected for: a notification, URLs, activities, a shortcut.
  ///
  /// - Parameter options: What `scene(_:willConnectTo:options:)` is given.
  @MainActor
  public static func all(in options: UIScene.ConnectionOptions) -> [DeepLinkSource] {
    var sources: [DeepLinkSource] = []
    if let userInfo = Platform.notification(in: options) { sources.append(.notification(userInfo)) }
    sources += all(in: options.urlContexts)
    sources += options.userActivities.map { .userActivity($0) }
    if let item = options.shortcutItem { sources.append(.shortcut(item)) }
    return sources
  }

  /// The URLs that a scene is asked to open, in the order of their text, as a set has none.
  ///
  /// - Parameter contexts: What `scene(_:openURLContexts:)` is given.
  @MainActor
  public static func all(in contexts: Set<UIOpenURLContext>) -> [DeepLinkSource] {
    contexts.map(\.url).sorted { $0.absoluteString < $1.absoluteString }.map { .url($0) }
  }
}
