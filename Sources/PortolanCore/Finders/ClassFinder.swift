/// A finder that finds a controller by its class and ignores the context.
///
/// ```swift
/// ClassFinder<HomeViewController, Any?>()
/// ClassFinder<AccountViewController, Any?>(options: [.current, .visible, .presenting])
/// ```
public struct ClassFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// The places to search.
  public let options: SearchOptions

  /// Creates a finder.
  ///
  /// - Parameter options: The places to search. By default this is ``SearchOptions/everywhere``.
  public init(options: SearchOptions = .everywhere) {
    self.options = options
  }

  /// Accepts every controller of the class.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the class.
  ///   - context: The context of the request, which is not used.
  /// - Returns: `true`.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool { true }

  /// Returns the first controller of the class.
  ///
  /// - Parameters:
  ///   - context: The context of the request, which is not used.
  ///   - scope: The window of the navigation and the controller to start from.
  /// - Returns: The controller, or `nil` if the places of the options have no such controller.
  /// - Throws: No error.
  /// - Complexity: O(*n*), if the options cover *n* controllers.
  public func findViewController(with context: Context, in scope: SearchScope) throws -> ViewController? {
    HierarchySearch<ViewController>(options: options).first(in: scope) { _ in true }
  }
}
