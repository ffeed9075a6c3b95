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
  /// Says what a URL asks for.
  ///
  /// - Parameter url: A URL of the app's own scheme, or of one of its websites.
  /// - Returns: `nil` for what is unknown.
  static func build(with url: URL) -> Self?

  /// Says what an activity asks for.
  ///
  /// - Parameter userActivity: What the user was doing elsewhere, or a link to a website.
  /// - Returns: `nil` for what is unknown.
  static func build(with userActivity: NSUserActivity) -> Self?

  /// Says what a notification asks for.
  ///
  /// - Parameter userInfo: The dictionary of a notification.
  /// - Returns: `nil` for what is unknown.
  static func build(with userInfo: [AnyHashable: Any]) -> Self?

  /// Says what a shortcut asks for.
  ///
  /// - Parameter shortcutItem: An entry of the menu on the app's icon.
  /// - Returns: `nil` for what is unknown.
  static func build(with shortcutItem: UIApplicationShortcutItem) -> Self?
}

extension DeepLinkBuilding {
  /// Knows no URL.
  ///
  /// - Parameter url: Any URL.
  /// - Returns: `nil`.
  public static func build(with url: URL) -> Self? { nil }

  /// Builds with the URL that the activity carries, see ``DeepLinkSource/url``.
  ///
  /// - Parameter userActivity: What the user was doing elsewhere, or a link to a website.
  /// - Returns: `nil` where it carries none, or one that is unknown.
  public static func build(with userActivity: NSUserActivity) -> Self? {
    DeepLinkSource.userActivity(userActivity).url.flatMap { build(with: $0) }
  }

  /// Builds with the URL that the notification carries, see ``DeepLinkSource/url``.
  ///
  /// - Parameter userInfo: The dictionary of a notification.
  /// - Returns: `nil` where it carries none, or one that is unknown.
  public static func build(with userInfo: [AnyHashable: Any]) -> Self? {
    DeepLinkSource.notification(userInfo).url.flatMap { build(with: $0) }
  }

  /// Builds with the URL that the shortcut carries, see ``DeepLinkSource/url``.
  ///
  /// - Parameter shortcutItem: An entry of the menu on the app's icon.
  /// - Returns: `nil` where it carries none, or one that is unknown.
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
