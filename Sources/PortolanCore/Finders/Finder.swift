/// A finder, which determines whether the controller of a step is already in the hierarchy.
///
/// Most finders conform to ``StackIteratingFinder``, which only defines the controller to find and leaves the search to
/// the library. Conform to `Finder` directly if the controller is known by other means.
///
/// ```swift
/// struct SelectedTabFinder: Finder {
///   func findViewController(with context: Any?) throws -> UIViewController? { nil }
///
///   func findViewController(with context: Any?, in scope: SearchScope) throws -> UIViewController? {
///     (scope.window.rootViewController as? UITabBarController)?.selectedViewController
///   }
/// }
/// ```
@MainActor
public protocol Finder<ViewController, Context> {
  /// The class of the controller that the finder finds.
  associatedtype ViewController: UIViewController
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context

  /// Finds the controller in any window.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: The controller, or `nil` if it is not in the hierarchy.
  /// - Throws: Any error. The navigation then fails with that error, before it has changed the hierarchy.
  func findViewController(with context: Context) throws -> ViewController?

  /// Finds the controller in the window of a navigation.
  ///
  /// The router calls this method. The default implementation ignores the scope and calls
  /// ``findViewController(with:)``.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - scope: The window of the navigation and the controller to start from.
  /// - Returns: The controller, or `nil` if it is not in the hierarchy.
  /// - Throws: Any error. The navigation then fails with that error, before it has changed the hierarchy.
  func findViewController(with context: Context, in scope: SearchScope) throws -> ViewController?
}

extension Finder {
  /// Finds the controller with ``findViewController(with:)``, which ignores the scope.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - scope: The window of the navigation and the controller to start from.
  /// - Returns: The controller, or `nil` if it is not in the hierarchy.
  /// - Throws: The errors of ``findViewController(with:)``.
  public func findViewController(with context: Context, in scope: SearchScope) throws -> ViewController? {
    try findViewController(with: context)
  }
}

/// A finder whose context is the screen that it finds, and therefore names the step.
protocol NamingFinder {}

/// The part of the app that a navigation searches: one window, and the controller to start from.
@MainActor
public struct SearchScope {
  /// The window of the navigation.
  public let window: UIWindow
  /// The controller that the search starts from, or `nil` if the window is empty.
  public let start: UIViewController?

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - window: The window to search.
  ///   - start: A controller that is the root of the window or is presented in it, or `nil` for the topmost one.
  /// - Complexity: O(*m*), if *m* modals are presented.
  public init(window: UIWindow, start: UIViewController? = nil) {
    self.window = window
    self.start = start ?? window.startOfNavigations
  }

  package static var ofKeyWindow: SearchScope? {
    UIWindow.key.map { SearchScope(window: $0) }
  }
}

/// Returns the name of a finder, followed by the places that it searches.
@MainActor
package func describe(_ finder: any Finder) -> String {
  let name = describe(finder as Any)
  guard let finder = finder as? any StackIteratingFinder else { return name }
  return "\(name) in \(finder.options)"
}
