/// A deep-link option: an enum of the requests that a link can make, built from each kind of source.
///
/// An app implements the `build(with:)` methods that it needs. The other ones have default implementations: a source
/// that carries a URL is built with that URL, and an unknown source yields `nil`.
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
/// let option = DeepLinkOption.build(with: launchOptions)
/// ```
@MainActor
public protocol DeepLinkBuilding {
  /// Returns the option that a URL requests.
  ///
  /// - Parameter url: A URL of the app's own scheme, or of one of its websites.
  /// - Returns: The option, or `nil` if the URL is unknown.
  static func build(with url: URL) -> Self?

  /// Returns the option that a user activity requests.
  ///
  /// - Parameter userActivity: An activity from another device, or a link to a website.
  /// - Returns: The option, or `nil` if the activity is unknown.
  static func build(with userActivity: NSUserActivity) -> Self?

  /// Returns the option that a notification requests.
  ///
  /// - Parameter userInfo: The dictionary of a notification.
  /// - Returns: The option, or `nil` if the notification is unknown.
  static func build(with userInfo: [AnyHashable: Any]) -> Self?

  /// Returns the option that a shortcut requests.
  ///
  /// - Parameter shortcutItem: An entry of the menu on the app's icon.
  /// - Returns: The option, or `nil` if the shortcut is unknown.
  static func build(with shortcutItem: UIApplicationShortcutItem) -> Self?
}

extension DeepLinkBuilding {
  /// Returns `nil`, for apps that have no links of their own.
  ///
  /// - Parameter url: Any URL.
  /// - Returns: `nil`.
  public static func build(with url: URL) -> Self? { nil }

  /// Returns the option for the URL that a user activity carries, as ``DeepLinkSource/url`` finds it.
  ///
  /// - Parameter userActivity: An activity from another device, or a link to a website.
  /// - Returns: The option, or `nil` if the activity carries no URL or an unknown one.
  public static func build(with userActivity: NSUserActivity) -> Self? {
    DeepLinkSource.userActivity(userActivity).url.flatMap { build(with: $0) }
  }

  /// Returns the option for the URL that a notification carries, as ``DeepLinkSource/url`` finds it.
  ///
  /// - Parameter userInfo: The dictionary of a notification.
  /// - Returns: The option, or `nil` if the notification carries no URL or an unknown one.
  public static func build(with userInfo: [AnyHashable: Any]) -> Self? {
    DeepLinkSource.notification(userInfo).url.flatMap { build(with: $0) }
  }

  /// Returns the option for the URL that a shortcut carries, as ``DeepLinkSource/url`` finds it.
  ///
  /// - Parameter shortcutItem: An entry of the menu on the app's icon.
  /// - Returns: The option, or `nil` if the shortcut carries no URL or an unknown one.
  public static func build(with shortcutItem: UIApplicationShortcutItem) -> Self? {
    DeepLinkSource.shortcut(shortcutItem).url.flatMap { build(with: $0) }
  }

  /// Returns the option that a source of any kind requests.
  ///
  /// - Parameter source: The source with which the system opened the app.
  /// - Returns: The option, or `nil` if the source is unknown.
  public static func build(with source: DeepLinkSource) -> Self? {
    switch source {
    case .url(let url): build(with: url)
    case .userActivity(let activity): build(with: activity)
    case .notification(let userInfo): build(with: userInfo)
    case .shortcut(let item): build(with: item)
    case .appIntent: source.url.flatMap { build(with: $0) }
    }
  }

  /// Returns the option of the first known source.
  ///
  /// - Parameter sources: The sources with which the system opened the app.
  /// - Returns: The option, or `nil` if no source is known.
  public static func build(with sources: [DeepLinkSource]) -> Self? {
    for source in sources {
      if let option = build(with: source) { return option }
    }
    return nil
  }

  /// Returns the option for the reason of a launch.
  ///
  /// ```swift
  /// if let option = DeepLinkOption.build(with: launchOptions) { coordinator.start(with: option) }
  /// ```
  ///
  /// - Parameter launchOptions: The options passed to `application(_:didFinishLaunchingWithOptions:)`.
  /// - Returns: The option, or `nil` if the user opened the app by its icon or the source is unknown.
  public static func build(with launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Self? {
    build(with: [DeepLinkSource].all(in: launchOptions))
  }

  /// Returns the option for the reason that a scene was connected.
  ///
  /// - Parameter options: The options passed to `scene(_:willConnectTo:options:)`.
  /// - Returns: The option, or `nil` if the user opened the app by its icon or the source is unknown.
  public static func build(with options: UIScene.ConnectionOptions) -> Self? {
    build(with: [DeepLinkSource].all(in: options))
  }

  /// Returns the option for the URLs that a scene must open.
  ///
  /// ```swift
  /// if let option = DeepLinkOption.build(with: URLContexts) { coordinator.start(with: option) }
  /// ```
  ///
  /// - Parameter contexts: The contexts passed to `scene(_:openURLContexts:)`.
  /// - Returns: The option, or `nil` if no URL is known.
  public static func build(with contexts: Set<UIOpenURLContext>) -> Self? {
    build(with: [DeepLinkSource].all(in: contexts))
  }
}
