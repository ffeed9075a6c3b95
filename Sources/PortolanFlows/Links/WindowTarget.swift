/// The window where a screen is shown, in an app with several windows.
///
/// ```swift
/// try await router.navigate(to: ShopScreen.bag, in: .showing(ShopScreen.bag))
/// ```
///
/// Each scene has a window, a router and an inbox of its own. For a link that comes from outside, the system itself chooses the
/// scene. It does so by the [activation conditions](https://developer.apple.com/documentation/uikit/uisceneactivationconditions)
/// of each scene and the `targetContentIdentifier` of the activity, and the inbox of that scene receives it. A target is for the
/// rest: a button, or a link that belongs elsewhere.
public enum WindowTarget {
  /// The window of the router that is asked.
  case thisWindow
  /// A window that shows a screen already, or keeps it in a stack or a tab: the window of the router, or another one.
  ///
  /// Its scene is activated, and it becomes the key window. The router that was created for it navigates. If there is no such
  /// window, because it was closed for example, the window of the router that is asked is meant.
  case showing(any Screen)
  /// A new window: the system is asked for it, and its scene delegate receives an activity that carries the screen.
  ///
  /// ```swift
  /// if let url = ShopScreen.product(id: 42).url {
  ///   let activity = NSUserActivity(link: url, activityType: "com.example.shop.screen")
  ///   try await router.navigate(to: ShopScreen.product(id: 42), in: .newWindow(carrying: activity))
  /// }
  /// ```
  ///
  /// The delegate passes `connectionOptions` to its ``DeepLinkInbox``, and the navigation continues there. An app has several
  /// windows on an iPad if its Info.plist [allows
  /// it](https://developer.apple.com/documentation/uikit/specifying-the-scenes-your-app-supports), and on an iPhone never.
  case newWindow(carrying: NSUserActivity)
}

extension Router {
  /// Navigates to a screen in a window of the app.
  ///
  /// ```swift
  /// try await router.navigate(to: ShopScreen.product(id: 42), in: .showing(ShopScreen.home))
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - target: The window.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  /// - Returns: The result, or `nil` if the navigation continues in a new window that is connected by then.
  /// - Throws: The errors of ``navigate(to:animated:policy:)``, or ``RoutingError`` with the code
  ///   ``RoutingError/Code/actionRefused`` if the system gives the app no new window.
  @discardableResult
  public func navigate(
    to screen: some Screen, in target: WindowTarget, animated: Bool = true
  ) async throws -> NavigationResult? {
    switch target {
    case .thisWindow: break
    case .newWindow(let activity):
      try await UIApplication.shared.connectScene(carrying: activity)
      return nil
    case .showing(let other):
      let own = self as? DefaultRouter
      guard let window = UIWindow.showing(AnyHashable(other), preferring: try? own?.window) else { break }
      if let scene = window.windowScene, scene.activationState != .foregroundActive {
        UIApplication.shared.requestSceneSessionActivation(scene.session, userActivity: nil, options: nil)
      }
      window.makeKey()
      guard let router = WindowState.of(window).router as? DefaultRouter ?? own else { break }
      return try await router.navigate(
        to: screen.destination, animated: animated, in: window)
    }
    return try await navigate(to: screen, animated: animated)
  }
}

extension UIWindow {
  /// Returns a visible window of a connected scene that has a screen.
  fileprivate static func showing(_ screen: AnyHashable, preferring own: UIWindow?) -> UIWindow? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return ((own.map { [$0] } ?? []) + scenes.flatMap(\.windows)).first { window in
      var isFound = false
      window.rootViewController?.forEachInSubtree {
        if let shown = ScreenTable.screen(of: $0) { isFound = isFound || AnyHashable(shown) == screen }
      }
      return isFound && !window.isHidden && !(window is any CoveringWindow)
    }
  }
}

extension UIApplication {
  /// The end of the newest request for a scene.
  private static var lastConnection: Promise<Void>?

  /// Asks the system for a new scene, and returns when it is connected.
  ///
  /// The requests are made one after another, because a scene that connects does not tell the request that it answers.
  fileprivate func connectScene(carrying activity: NSUserActivity) async throws {
    let (earlier, end) = (Self.lastConnection, Promise<Void>())
    Self.lastConnection = end
    defer { end.end(with: ()) }
    await earlier?.wait()
    try Task.checkCancellation()
    let answer = Promise<RoutingError?>()
    func refuse(_ reason: String, _ error: (any Error)? = nil) {
      let fix = "set UIApplicationSupportsMultipleScenes in the Info.plist, and see that supportsMultipleScenes is true"
      answer.end(with: RoutingError(.actionRefused, step: nil, reason: reason, fix: fix, underlyingError: error))
    }
    let connection = Subscription(to: UIScene.willConnectNotification) { answer.end(with: nil) }
    let deadline = Deadline.start { refuse("the system has not connected a new window") }
    requestSceneSessionActivation(nil, userActivity: activity, options: nil) {
      refuse("the system refuses a window", $0)
    }
    defer { withExtendedLifetime(connection) { deadline.cancel() } }
    if let error = await answer.wait(untilCancelledWith: nil) { throw error }
    try Task.checkCancellation()
  }
}
