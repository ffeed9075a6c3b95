public import PortolanObserving

/// An observer that offers the visible screen to the system as a user activity, for Handoff, Spotlight and Siri suggestions.
///
/// ```swift
/// let activities = ActivityObserver<ShopScreen> { screen in
///   guard let url = screen.url else { return nil }
///   let activity = NSUserActivity(link: url, activityType: "com.example.shop.screen", title: "\(screen)")
///   activity.isEligibleForSearch = true
///   return activity
/// }
/// router.add(activities)
/// ```
///
/// The activity of a screen is the current one while the screen is visible. It ends when a screen appears that has none. Another
/// device, or a search, opens the app with the same activity. A ``DeepLinkInbox`` receives it as
/// ``DeepLinkSource/userActivity(_:)``.
public final class ActivityObserver<Target: Screen>: ScreenObserver {
  /// The activity of the visible screen, or `nil` if it has none.
  public private(set) var current: NSUserActivity?
  private let makeActivity: @MainActor (Target) -> NSUserActivity?

  /// Creates an observer.
  ///
  /// - Parameter makeActivity: A closure that returns the activity of a screen, or `nil` for a screen that must not be
  ///   offered, such as one with personal data.
  public init(_ makeActivity: @escaping @MainActor (_ screen: Target) -> NSUserActivity?) {
    self.makeActivity = makeActivity
  }

  /// Does nothing.
  ///
  /// - Parameter event: A decision of the router.
  public func router(did event: NavigationEvent) {}

  /// Offers the activity of the screen, and ends the previous one.
  ///
  /// - Parameter appearance: The screen that appeared.
  public func router(didShow appearance: ScreenAppearance) {
    let next = (appearance.screen as? Target).flatMap(makeActivity)
    current?.invalidate()
    current = next
    next?.becomeCurrent()
  }
}

extension NSUserActivity {
  /// Creates an activity that a ``DeepLinkInbox`` understands, because it carries a link.
  ///
  /// ```swift
  /// let activity = NSUserActivity(link: url, activityType: "com.example.shop.screen", title: "Product 42")
  /// activity.isEligibleForHandoff = true
  /// ```
  ///
  /// - Parameters:
  ///   - link: The link. If it is the address of a web page, it is also the page for devices without the app.
  ///   - activityType: The kind of the activity, as the app's Info.plist lists it under `NSUserActivityTypes`.
  ///   - title: The title under which the system shows the activity.
  public convenience init(link: URL, activityType: String, title: String? = nil) {
    self.init(activityType: activityType)
    self.title = title
    if link.scheme == "https" || link.scheme == "http" { webpageURL = link }
    addUserInfoEntries(from: ["url": link.absoluteString])
  }

  /// The key of a stored state.
  private static var stateKey: String { "portolan.state" }

  /// Creates an activity that carries the screens of a window, for `stateRestorationActivity(for:)` of the scene delegate.
  ///
  /// ```swift
  /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
  ///   try? NSUserActivity(state: NavigationState<ShopScreen>(of: window), activityType: "com.example.shop.state")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - activityType: The kind of the activity, as the app's Info.plist lists it under `NSUserActivityTypes`.
  /// - Throws: The errors of encoding the screens.
  @MainActor
  public convenience init<Target>(state: NavigationState<Target>, activityType: String) throws {
    self.init(activityType: activityType)
    addUserInfoEntries(from: [Self.stateKey: try state.json()])
  }

  /// Returns the state that the activity carries.
  ///
  /// ```swift
  /// if let state = try userActivity.navigationState(of: ShopScreen.self) { try await router.restore(state) }
  /// ```
  ///
  /// - Parameter type: The enum of the app's screens.
  /// - Returns: The state, or `nil` if the activity carries none.
  /// - Throws: ``NavigationStateError`` if the state cannot be read.
  @MainActor
  public func navigationState<Target: Screen & Codable>(
    of type: Target.Type = Target.self
  ) throws -> NavigationState<Target>? {
    guard let data = userInfo?[Self.stateKey] as? Data else { return nil }
    return try NavigationState(json: data)
  }
}

extension UIApplicationShortcutItem {
  /// Creates an entry of the menu on the app's icon that a ``DeepLinkInbox`` understands, because it carries a link.
  ///
  /// ```swift
  /// UIApplication.shared.shortcutItems = [ShopScreen.bag, .search].compactMap { screen in
  ///   screen.url.map { UIApplicationShortcutItem(link: $0, localizedTitle: "\(screen)") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - localizedTitle: The title of the entry.
  ///   - localizedSubtitle: The second line of the entry.
  ///   - icon: The image of the entry.
  public convenience init(
    link: URL, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil
  ) {
    self.init(
      type: link.absoluteString, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: nil)
  }
}
