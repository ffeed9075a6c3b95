/// A finder that says which controller it looks for and where; the search is the library's.
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
  /// The class of the controller that is looked for.
  associatedtype ViewController
  /// What tells one instance of the screen from another.
  associatedtype Context

  /// Where to look; ``SearchOptions/default`` unless said otherwise.
  var options: SearchOptions { get }

  /// Whether a controller of the right class is the one that the context describes.
  ///
  /// - Parameters:
  ///   - viewController: A candidate in the hierarchy.
  ///   - context: What the request carries.
  /// - Returns: Whether this is the one. Each candidate is asked about, so answer in constant time.
  func isTarget(_ viewController: ViewController, with context: Context) -> Bool
}

extension StackIteratingFinder {
  public var options: SearchOptions { .default }

  /// Searches the key window.
  ///
  /// - Parameter context: What the request carries.
  /// - Returns: The first controller of the class that ``isTarget(_:with:)`` accepts; `nil` also where there is no window.
  /// - Complexity: O(n) in the number of controllers that the options cover.
  public func findViewController(with context: Context) throws -> ViewController? {
    guard let scope = SearchScope.ofKeyWindow else { return nil }
    return try findViewController(with: context, in: scope)
  }

  /// Searches the hierarchy in the order that ``SearchOptions`` states.
  ///
  /// - Parameters:
  ///   - context: What the request carries.
  ///   - scope: The window of the navigation and the controller to start from.
  /// - Returns: The first controller of the class that ``isTarget(_:with:)`` accepts, or `nil`.
  /// - Complexity: O(n) in the number of controllers that the options cover.
  public func findViewController(with context: Context, in scope: SearchScope) throws -> ViewController? {
    HierarchySearch<ViewController>(options: options).first(in: scope) { isTarget($0, with: context) }
  }
}
