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

/// Returns the name of a finder, with the places that it searches.
@MainActor
func describe(_ finder: any Finder) -> String {
  if let finder = (finder as? any Adapting)?.adapted as? any Finder { return describe(finder) }
  let name = describe(finder as Any)
  guard let finder = finder as? any StackIteratingFinder else { return name }
  return "\(name) in \(finder.options)"
}
