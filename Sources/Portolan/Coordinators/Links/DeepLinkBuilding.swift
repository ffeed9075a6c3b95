/// A deep link option: an enum of what a link can ask for, which is built from whatever the system opens the app with.
///
/// Of the family of `build(with:)` an app writes those that it needs. The others have a meaning already: whatever
/// carries a URL is built with that URL, and what is unknown is `nil`.
///
/// ```swift
/// enum DeepLinkOption: DeepLinkBuilding {
///   case items, item(String?)
///
///   static func build(with url: URL) -> DeepLinkOption? {
///     url.host == "items" ? .items : nil
///   }
/// }
///
/// coordinator.start(with: DeepLinkOption.build(with: launchOptions))
/// ```
@MainActor
public protocol DeepLinkBuilding {
  /// - Parameter url: A URL of the app's own scheme, or of one of its websites.
  static func build(with url: URL) -> Self?

  /// - Parameter userActivity: What the user was doing elsewhere, or a link to a website.
  static func build(with userActivity: NSUserActivity) -> Self?

  /// - Parameter userInfo: The dictionary of a notification.
  static func build(with userInfo: [AnyHashable: Any]) -> Self?

  /// - Parameter shortcutItem: An entry of the menu on the app's icon.
  static func build(with shortcutItem: UIApplicationShortcutItem) -> Self?
}

extension DeepLinkBuilding {
  /// Knows no URL.
  public static func build(with url: URL) -> Self? { nil }

  /// Builds with the URL that the activity carries.
  public static func build(with userActivity: NSUserActivity) -> Self? {
    DeepLinkSource.userActivity(userActivity).url.flatMap { build(with: $0) }
  }

  /// Builds with the URL that the notification carries.
  public static func build(with userInfo: [AnyHashable: Any]) -> Self? {
    DeepLinkSource.notification(userInfo).url.flatMap { build(with: $0) }
  }

  /// Builds with the URL that the shortcut carries.
  public static func build(with shortcutItem: UIApplicationShortcutItem) -> Self? {
    DeepLinkSource.shortcut(shortcutItem).url.flatMap { build(with: $0) }
  }

  /// Builds with whatever the source is.
  ///
  /// - Parameter source: What the system opens the app with.
  /// - Returns: `nil` for what is unknown.
  public static func build(with source: DeepLinkSource) -> Self? {
    switch source {
    case .url(let url): build(with: url)
    case .userActivity(let activity): build(with: activity)
    case .notification(let userInfo): build(with: userInfo)
    case .shortcut(let item): build(with: item)
    }
  }

  /// Builds with the first source that is known.
  ///
  /// - Parameter sources: What the system opens the app with.
  /// - Returns: `nil` where none is known.
  public static func build(with sources: [DeepLinkSource]) -> Self? {
    for source in sources {
      if let option = build(with: source) { return option }
    }
    return nil
  }

  /// Builds with what an app was launched for.
  ///
  /// - Parameter launchOptions: What `application(_:didFinishLaunchingWithOptions:)` is given.
  /// - Returns: `nil` where the user opened the app by its icon, and for what is unknown.
  public static func build(with launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Self? {
    build(with: [DeepLinkSource].all(in: launchOptions))
  }

  /// Builds with what a scene was connected for.
  ///
  /// - Parameter options: What `scene(_:willConnectTo:options:)` is given.
  /// - Returns: `nil` where the user opened the app by its icon, and for what is unknown.
  public static func build(with options: UIScene.ConnectionOptions) -> Self? {
    build(with: [DeepLinkSource].all(in: options))
  }

  /// Builds with the URLs that a scene is asked to open.
  ///
  /// - Parameter contexts: What `scene(_:openURLContexts:)` is given.
  /// - Returns: `nil` where none is known.
  public static func build(with contexts: Set<UIOpenURLContext>) -> Self? {
    build(with: [DeepLinkSource].all(in: contexts))
  }
}
