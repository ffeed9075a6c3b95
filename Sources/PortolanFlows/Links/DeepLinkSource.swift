/// A source with which the system opens an app: a URL, a user activity, a notification, a shortcut or an app intent.
///
/// Each entry point of the application delegate and of the scene delegate becomes a source:
///
/// ```swift
/// inbox.receive(.all(in: launchOptions))                  // didFinishLaunchingWithOptions
/// inbox.receive(.all(in: connectionOptions))              // scene(_:willConnectTo:options:)
/// inbox.receive(.all(in: URLContexts))                    // scene(_:openURLContexts:)
/// inbox.receive(.url(url))                                // application(_:open:options:)
/// inbox.receive(.userActivity(userActivity))              // …continue userActivity…
/// inbox.receive(.notification(userInfo))                  // didReceiveRemoteNotification, or of a UNNotification
/// inbox.receive(.shortcut(shortcutItem))                  // …performActionFor…
/// inbox.receive(.all(inAppIntent: appIntent))             // scene(_:willPerformAppIntent:)
/// ```
@MainActor
public enum DeepLinkSource {
  /// A URL of the app's own scheme, or of one of its websites.
  case url(URL)
  /// An activity from another device, or a link to a website that the user tapped.
  case userActivity(NSUserActivity)
  /// The dictionary of a notification: the `userInfo` of its content.
  case notification([AnyHashable: Any])
  /// An entry of the menu on the app's icon.
  case shortcut(UIApplicationShortcutItem)
  /// An app intent, such as the one of an entity that the user found with Spotlight, or of a control.
  case appIntent(any ScreenIntent)

  /// The keys under which ``url`` looks for the text of a URL in a notification, an activity or a shortcut.
  public static let linkKeys = ["url", "link", "deeplink", "deep_link"]

  /// The URL that the source carries, or `nil` if there is none.
  ///
  /// It is the URL itself, the website of an activity, or the identifier of an item that Spotlight has found. For an app intent it is
  /// the link of the screen, and for a dictionary a text under one of ``linkKeys``. Reading it never fails, whatever the dictionary contains.
  ///
  /// ```swift
  /// if let url = DeepLinkSource.shortcut(shortcutItem).url { log("opens \(url)") }
  /// ```
  public var url: URL? {
    switch self {
    case .url(let url): url
    case .userActivity(let activity): activity.webpageURL ?? activity.foundItem ?? Self.url(in: activity.userInfo)
    case .notification(let userInfo): Self.url(in: userInfo)
    case .shortcut(let item): Self.url(in: item.userInfo) ?? Self.url(of: item.type)
    case .appIntent(let intent): intent.linkURL
    }
  }

  /// Returns the URL that the source carries.
  ///
  /// ```swift
  /// let screen = try ShopScreen.links.parse(DeepLinkSource.userActivity(userActivity).requireURL())
  /// ```
  ///
  /// - Returns: The value of ``url``.
  /// - Throws: ``NoURL`` if the source carries no URL.
  public func requireURL() throws -> URL {
    guard let url else { throw NoURL(description: "There is no URL in \(name).\(advice)") }
    return url
  }

  /// An error that indicates that a source carries no URL.
  ///
  /// ```swift
  /// do {
  ///   _ = try inbox.link(for: .notification(userInfo))
  /// } catch let error as DeepLinkSource.NoURL {
  ///   log("\(error)")  // the kind of the source, and the keys that a URL may have
  /// }
  /// ```
  public struct NoURL: Error, CustomStringConvertible {
    /// A text that names the kind of the source and the keys that a URL may have.
    public let description: String
  }

  private var name: String {
    switch self {
    case .url: "the URL"
    case .userActivity: "the user activity"
    case .notification: "the notification"
    case .shortcut: "the shortcut"
    case .appIntent(let intent): "the app intent \(type(of: intent))"
    }
  }

  private var advice: String {
    if case .appIntent = self {
      return " To fix: let its screen conform to Linkable, or be of the type that the links of the inbox have."
    }
    let keys = Self.linkKeys.map { "\"\($0)\"" }.joined(separator: ", ")
    return " To fix: put one under one of the keys \(keys), "
      + "or read this kind of source in the `understand` closure of the inbox."
  }

  private static func url(in userInfo: [AnyHashable: Any]?) -> URL? {
    guard let userInfo else { return nil }
    for key in linkKeys {
      guard let value = userInfo[key] else { continue }
      if let url = value as? URL { return url }
      if let text = value as? String, let url = url(of: text) { return url }
    }
    return nil
  }

  /// Returns a URL with a scheme, or `nil` for any other text.
  fileprivate static func url(of text: String) -> URL? {
    guard let url = URL(string: text), url.scheme != nil else { return nil }
    return url
  }

  /// The key under which a notification carries the links of its actions: a dictionary from the identifier of an action
  /// to the text of a URL.
  public static let actionKey = "actions"

  /// Returns the source for what the user chose in a notification: its content, or one of its actions.
  ///
  /// ```swift
  /// // {"aps": {"category": "order"}, "url": "shop://orders/7", "actions": {"track": "shop://orders/7/parcel"}}
  /// func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
  ///   let userInfo = response.notification.request.content.userInfo
  ///   if let source = DeepLinkSource.choice(of: response.actionIdentifier, in: userInfo) { inbox.receive(source) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the action, as the system reports it.
  ///   - userInfo: The dictionary of the notification.
  /// - Returns: The notification itself if the user tapped it, or the URL of the action. The result is `nil` if the user
  ///   dismissed the notification, or if the notification has no link for the action.
  public static func choice(of identifier: String, in userInfo: [AnyHashable: Any]) -> DeepLinkSource? {
    // The values of UNNotificationDefaultActionIdentifier and UNNotificationDismissActionIdentifier:
    // https://developer.apple.com/documentation/usernotifications/unnotificationdefaultactionidentifier
    switch identifier {
    case "com.apple.UNNotificationDefaultActionIdentifier": return .notification(userInfo)
    case "com.apple.UNNotificationDismissActionIdentifier": return nil
    default:
      guard let actions = userInfo[actionKey] as? [AnyHashable: Any], let text = actions[identifier] as? String,
        let url = URL(string: text), url.scheme != nil
      else { return nil }
      return .url(url)
    }
  }
}

extension NSUserActivity {
  /// The URL that is the identifier of an item of Core Spotlight, if the user has tapped one.
  @MainActor fileprivate var foundItem: URL? {
    // The values of CSSearchableItemActionType and CSSearchableItemActivityIdentifier:
    // https://developer.apple.com/documentation/corespotlight/cssearchableitemactiontype
    guard activityType == "com.apple.corespotlightitem" else { return nil }
    return (userInfo?["kCSSearchableItemActivityIdentifier"] as? String).flatMap { DeepLinkSource.url(of: $0) }
  }
}

extension [DeepLinkSource] {
  /// Returns the sources in the options of a launch: a notification, a URL, an activity, a shortcut.
  ///
  /// ```swift
  /// inbox.receive(.all(in: launchOptions))
  /// ```
  ///
  /// - Parameter launchOptions: The options passed to `application(_:didFinishLaunchingWithOptions:)`.
  /// - Returns: The sources. The array is empty if the user opened the app by its icon, and for an app with scenes, since a scene
  ///   receives the sources.
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

  /// Returns the sources for which a scene was connected: a notification or its action, URLs, activities, a shortcut,
  /// an app intent.
  ///
  /// ```swift
  /// inbox.receive(.all(in: connectionOptions))
  /// ```
  ///
  /// - Parameter options: The options passed to `scene(_:willConnectTo:options:)`.
  /// - Returns: The sources.
  @MainActor
  public static func all(in options: UIScene.ConnectionOptions) -> [DeepLinkSource] {
    var sources: [DeepLinkSource] = []
    if let (action, userInfo) = Platform.notification(in: options) {
      if let source = DeepLinkSource.choice(of: action, in: userInfo) { sources.append(source) }
    }
    sources += all(in: options.urlContexts)
    sources += options.userActivities.map { .userActivity($0) }
    if let item = options.shortcutItem { sources.append(.shortcut(item)) }
    if let intent = options.screenIntent { sources.append(.appIntent(intent)) }
    return sources
  }

  /// Returns the source for an app intent that a scene must show.
  ///
  /// ```swift
  /// // func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent)
  /// inbox.receive(.all(inAppIntent: appIntent))
  /// ```
  ///
  /// - Parameter appIntent: The intent passed to `scene(_:willPerformAppIntent:)`.
  /// - Returns: The source. The array is empty if the intent is no ``ScreenIntent``.
  @MainActor
  public static func all(inAppIntent appIntent: Any) -> [DeepLinkSource] {
    (appIntent as? any ScreenIntent).map { [.appIntent($0)] } ?? []
  }

  /// Returns the URLs that a scene must open.
  ///
  /// ```swift
  /// inbox.receive(.all(in: URLContexts))
  /// ```
  ///
  /// - Parameter contexts: The contexts passed to `scene(_:openURLContexts:)`.
  /// - Returns: The URLs, sorted by their text, because a set has no order.
  @MainActor
  public static func all(in contexts: Set<UIOpenURLContext>) -> [DeepLinkSource] {
    // The URLs themselves, since the one of a file carries the permission to read it.
    // The system hands over few. A sort of URLs would be compiled for them alone, and takes 4 kB of an app.
    var urls: [URL] = []
    for url in contexts.map(\.url) {
      urls.insert(url, at: urls.firstIndex { $0.absoluteString > url.absoluteString } ?? urls.endIndex)
    }
    return urls.map { .url($0) }
  }
}
