/// Finds a controller by its class, whatever the context.
public struct ClassFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  public let options: SearchOptions

  /// - Parameter options: Where to look; everywhere unless said otherwise.
  public init(options: SearchOptions = .default) {
    self.options = options
  }

  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool { true }

  public func findViewController(with context: Context, in scope: SearchScope) throws -> ViewController? {
    HierarchySearch<ViewController>(options: options).first(in: scope) { _ in true }
  }
}
