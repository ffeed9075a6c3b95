/// A finder that never finds a controller, so that its step always builds one.
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  /// Creates the finder, which has no state.
  public init() {}

  /// Finds no controller.
  ///
  /// - Parameter context: The context of the request, which is not used.
  /// - Returns: `nil`.
  /// - Throws: No error.
  public func findViewController(with context: Context) throws -> ViewController? { nil }
}
