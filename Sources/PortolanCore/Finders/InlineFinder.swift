/// A finder whose condition is a closure.
///
/// ```swift
/// InlineFinder { (screen: ProductViewController, id: Int) in screen.productID == id }
/// ```
public struct InlineFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// The places to search.
  public let options: SearchOptions
  private let predicate: @MainActor (ViewController, Context) -> Bool

  /// Creates a finder from a closure.
  ///
  /// - Parameters:
  ///   - options: The places to search. By default this is ``SearchOptions/everywhere``.
  ///   - predicate: A closure that returns `true` if a controller of the right class is the one that the context
  ///     describes.
  public init(
    options: SearchOptions = .everywhere,
    where predicate: @escaping @MainActor (_ viewController: ViewController, _ context: Context) -> Bool
  ) {
    self.options = options
    self.predicate = predicate
  }

  /// Returns a Boolean value that indicates whether a controller satisfies the closure.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the right class.
  ///   - context: The context of the request.
  /// - Returns: The result of the closure.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    predicate(viewController, context)
  }
}
