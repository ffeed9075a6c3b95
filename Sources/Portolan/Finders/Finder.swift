/// Answers whether the view controller that a step describes is already in the hierarchy.
///
/// Most finders are ``StackIteratingFinder``s, which only say what they look for and leave the search to the library.
/// Conform to `Finder` itself when the controller is known by other means.
@MainActor
public protocol Finder<ViewController, Context> {
  /// The class of the controller that is looked for.
  associatedtype ViewController: UIViewController
  /// What tells one instance of the screen from another.
  associatedtype Context

  /// Looks for the controller without being told where.
  ///
  /// - Parameter context: What the request carries.
  /// - Returns: The controller, or `nil` where it is not in the hierarchy.
  /// - Throws: Anything; the navigation then fails with that error before it has touched the hierarchy.
  func findViewController(with context: Context) throws -> ViewController?

  /// Looks for the controller in the window of a navigation.
  ///
  /// The router calls this one. The default ignores the scope and asks ``findViewController(with:)``.
  ///
  /// - Parameters:
  ///   - context: What the request carries.
  ///   - scope: The window of the navigation and the controller to start from.
  /// - Returns: The controller, or `nil` where it is not in the hierarchy.
  /// - Throws: Anything; the navigation then fails with that error before it has touched the hierarchy.
  func findViewController(with context: Context, in scope: SearchScope) throws -> ViewController?
}

extension Finder {
  public func findViewController(with context: Context, in scope: SearchScope) throws -> ViewController? {
    try findViewController(with: context)
  }
}

/// A finder whose context names the step, since it is the screen that the finder looks for.
protocol NamingFinder {}
