/// A window of the app under test, whose screens a test names by a leading dot.
///
/// ```swift
/// let window = TestWindow<ShopScreen>(app.window)
/// try await app.router.navigate(to: ShopScreen.product(id: 42))
/// #expect(window.isShowing(.product(id: 42)))
/// ```
///
/// Its description is the hierarchy as a tree, which `#expect` prints if the expectation fails:
///
/// ```text
/// Expectation failed: (window → UIWindow
/// └─ UINavigationController
///    └─ LoginViewController  ← top).isShowing(.product(id: 42))
/// ```
@MainActor
public struct TestWindow<Target: Screen>: @MainActor CustomStringConvertible {
  /// The window itself.
  public let window: UIWindow

  /// Creates a test window.
  ///
  /// - Parameter window: The window of the app.
  public init(_ window: UIWindow) {
    self.window = window
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
  public var screens: [Target] { window.rootViewController?.subtree.compactMap { $0.screen(as: Target.self) } ?? [] }

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
  /// ```swift
  /// let window = TestWindow<ShopScreen>(app.window)
  /// app.router.go(ShopScreen.orders)
  /// try await window.settle(until: { window.isShowing(.orders) })
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The maximum time to wait.
  ///   - condition: An additional condition, which is only evaluated when the app is idle.
  /// - Throws: ``NotSettled`` if the time is over, or `CancellationError` if the task is cancelled.
  public func settle(
    within limit: Duration = .seconds(10), until condition: () -> Bool = { true }
  ) async throws {
    try await PortolanTesting.settle(window, within: limit, until: condition)
  }

  /// The hierarchy as a tree with one line for each controller.
  public var description: String { HierarchySnapshot(of: window).description }
}

extension UIViewController {
  /// This controller and all controllers in it or over it, visible or not, from the bottom to the top.
  var subtree: [UIViewController] {
    let children = container?.containedViewControllers ?? children
    return [self] + (children + (ownPresented.map { [$0] } ?? [])).flatMap(\.subtree)
  }
}
