/// The part of the app in which a navigation looks: one window, and the controller to start from.
@MainActor
public struct SearchScope {
  /// The window of the navigation.
  public let window: UIWindow
  /// The controller that the search starts from, `nil` where the window is empty.
  public let start: UIViewController?

  /// A scope that starts from the topmost controller of a window.
  ///
  /// - Parameter window: The window to search.
  /// - Complexity: O(m) in the number of modals.
  public init(window: UIWindow) {
    self.init(window: window, start: window.topmostViewController)
  }

  /// A scope that starts from a controller of one's own choice.
  ///
  /// - Parameters:
  ///   - window: The window to search.
  ///   - start: A controller that is the root of the window or is presented in it.
  public init(window: UIWindow, start: UIViewController?) {
    self.window = window
    self.start = start
  }

  static var ofKeyWindow: SearchScope? {
    UIWindow.key.map(SearchScope.init(window:))
  }
}
