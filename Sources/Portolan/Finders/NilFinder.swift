/// Never finds anything, so that its step is always built.
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  /// Makes the one that there is: it has no state.
  public init() {}

  public func findViewController(with context: Context) throws -> ViewController? { nil }
}
