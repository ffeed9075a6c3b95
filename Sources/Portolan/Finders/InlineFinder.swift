/// A finder written on the spot: a closure that says which controller is meant.
///
/// ```swift
/// InlineFinder { (screen: ProductViewController, id: Int) in screen.productID == id }
/// ```
public struct InlineFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  public let options: SearchOptions
  private let predicate: @MainActor (ViewController, Context) -> Bool

  /// - Parameters:
  ///   - options: Where to look; everywhere unless said otherwise.
  ///   - predicate: Whether a controller of the right class is the one that the context describes.
  public init(
    options: SearchOptions = .default,
    where predicate: @escaping @MainActor (_ viewController: ViewController, _ context: Context) -> Bool
  ) {
    self.options = options
    self.predicate = predicate
  }

  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    predicate(viewController, context)
  }
}
