/// A finder that only defines the controller to find and the places to search, and leaves the search to the library.
///
/// ```swift
/// struct ModalBagFinder: StackIteratingFinder {
///   func isTarget(_ viewController: BagViewController, with context: Any?) -> Bool {
///     viewController.presentingViewController != nil
///   }
/// }
/// ```
@MainActor
public protocol StackIteratingFinder<ViewController, Context>: Finder {
  /// The class of the controller that the finder finds.
  associatedtype ViewController
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context

  /// The places to search. The default is ``SearchOptions/everywhere``.
  var options: SearchOptions { get }

  /// Returns a Boolean value that indicates whether a controller is the one that the context describes.
  ///
  /// The search calls this method for every controller of the right class, so it should take constant time.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the right class in the hierarchy.
  ///   - context: The context of the request.
  /// - Returns: `true` if the search can end with this controller.
  func isTarget(_ viewController: ViewController, with context: Context) -> Bool
}

extension StackIteratingFinder {
  /// The default places to search: ``SearchOptions/everywhere``.
  public var options: SearchOptions { .everywhere }

  /// Searches the key window.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: The first controller of the class that ``isTarget(_:with:)`` accepts, or `nil` if there is none or no
  ///   key window.
  /// - Throws: No error.
  /// - Complexity: O(*n*), if the options cover *n* controllers.
  public func findViewController(with context: Context) throws -> ViewController? {
    guard let scope = SearchScope.ofKeyWindow else { return nil }
    return try findViewController(with: context, in: scope)
  }

  /// Searches the hierarchy in the order that ``SearchOptions`` defines.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - scope: The window of the navigation and the controller to start from.
  /// - Returns: The first controller of the class that ``isTarget(_:with:)`` accepts, or `nil` if there is none.
  /// - Throws: No error.
  /// - Complexity: O(*n*), if the options cover *n* controllers.
  public func findViewController(with context: Context, in scope: SearchScope) throws -> ViewController? {
    HierarchySearch<ViewController>(options: options).first(in: scope) {
      isTarget($0, with: context)
    }
  }
}
