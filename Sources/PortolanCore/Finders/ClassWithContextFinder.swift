/// A finder that finds a controller by its class and context, which the screen compares itself.
///
/// ```swift
/// extension ProductViewController: ContextChecking {
///   func isTarget(for context: Int) -> Bool { productID == context }
/// }
///
/// let finder = ClassWithContextFinder<ProductViewController, Int>()
/// ```
public struct ClassWithContextFinder<ViewController: ContextChecking, Context>: StackIteratingFinder
where ViewController.Context == Context {
  /// The places to search.
  public let options: SearchOptions

  /// Creates a finder.
  ///
  /// - Parameter options: The places to search. By default this is ``SearchOptions/everywhere``.
  public init(options: SearchOptions = .everywhere) {
    self.options = options
  }

  /// Returns a Boolean value that indicates whether a controller shows the context.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the class.
  ///   - context: The context of the request.
  /// - Returns: The answer of the controller.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController.isTarget(for: context)
  }
}
