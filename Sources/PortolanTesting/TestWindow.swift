import PortolanHierarchy
public import Testing

/// A window of the app under test, whose screens a test names by a leading dot.
///
/// ```swift
/// let window = TestWindow<ShopScreen>(app.window)
/// try await app.router.navigate(to: ShopScreen.product(id: 42))
/// #expect(window.isShowing(.product(id: 42)))
/// ```
///
/// Its description is the hierarchy as a tree. `#expect` prints it if the expectation fails:
///
/// ```text
/// Expectation failed: (window → UIWindow
/// └─ UINavigationController
///    └─ LoginViewController  ← top).isShowing(.product(id: 42))
/// ```
///
/// A window that knows the router has more to tell: ``expectShowing(_:sourceLocation:)`` attaches the plan to the screen and the events.
@MainActor
public struct TestWindow<Target: Screen>: @MainActor CustomStringConvertible {
  /// The window itself.
  public let window: UIWindow

  let router: DefaultRouter?
  let events: EventLines?

  /// Creates a test window.
  ///
  /// ```swift
  /// let window = TestWindow<ShopScreen>(app.window, router: app.router)
  /// ```
  ///
  /// - Parameters:
  ///   - window: The window of the app.
  ///   - router: The router of the app, whose plans and events explain a failure. An observer is added to it.
  public init(_ window: UIWindow, router: DefaultRouter? = nil) {
    self.window = window
    self.router = router
    events = router.map(EventLines.init)
  }

  /// Returns a Boolean value that indicates whether the user sees a screen.
  ///
  /// The screen is on the topmost level, as a visible controller or as a container of one. A screen below a modal does
  /// not count, even if a part of it is visible. Alerts do not count as modals.
  ///
  /// ```swift
  /// try await app.router.navigate(to: ShopScreen.settings)
  /// #expect(TestWindow<ShopScreen>(app.window).isShowing(.settings))
  /// ```
  ///
  /// - Parameter screen: The screen.
  /// - Returns: `true` if a visible controller has an equal screen.
  /// - Complexity: O(n) in the number of visible controllers.
  public func isShowing(_ screen: Target) -> Bool {
    window.visibleControllers.contains { $0.screen(as: Target.self) == screen }
  }

  /// Returns a Boolean value that indicates whether a screen is in the hierarchy, visible or not.
  ///
  /// ```swift
  /// #expect(!TestWindow<ShopScreen>(app.window).contains(.login))
  /// ```
  ///
  /// - Parameter screen: The screen.
  /// - Returns: `true` if a controller in the hierarchy has an equal screen.
  /// - Complexity: O(n) in the number of controllers.
  public func contains(_ screen: Target) -> Bool { screens.contains(screen) }

  /// All screens in the hierarchy, visible or not, from the bottom to the top.
  ///
  /// ```swift
  /// #expect(TestWindow<ShopScreen>(app.window).screens == [.tabs, .home, .product(id: 42)])
  /// ```
  public var screens: [Target] {
    HierarchyTree(of: window).places.compactMap { $0.viewController.screen(as: Target.self) }
  }

  /// The innermost visible screen on the topmost level, or `nil` if no visible controller has a screen.
  ///
  /// ```swift
  /// #expect(TestWindow<ShopScreen>(app.window).topScreen == .product(id: 42))
  /// ```
  public var topScreen: Target? {
    window.visibleControllers.reversed().lazy.compactMap { $0.screen(as: Target.self) }.first
  }

  /// Waits until the app is idle in this window.
  ///
  /// If the time is over, the hierarchy and the events are attached to the test, if Swift Testing runs it.
  ///
  /// ```swift
  /// let window = TestWindow<ShopScreen>(app.window)
  /// app.router.go(ShopScreen.orders)
  /// try await window.settle(until: { window.isShowing(.orders) })
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The maximum time to wait.
  ///   - sourceLocation: The place that the attachments name.
  ///   - condition: An additional condition. It is only evaluated when the app is idle.
  /// - Throws: ``NotSettled`` if the time is over, or `CancellationError` if the task is cancelled.
  public func settle(
    within limit: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation,
    until condition: () -> Bool = { true }
  ) async throws {
    do {
      try await PortolanTesting.settle(window, within: limit, until: condition)
    } catch let error as NotSettled {
      if Test.current != nil { failure(error).attach(at: sourceLocation) }
      throw error
    }
  }

  /// The hierarchy as a tree with one line for each controller, with a last line if the window is hidden.
  public var description: String {
    let tree = HierarchySnapshot(of: window).description
    return window.isHidden
      ? "\(tree)\nThe window is hidden, so the user sees no screen. To fix: call makeKeyAndVisible() first." : tree
  }
}
