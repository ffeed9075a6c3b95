/// Finds the controller that presents what is on top.
public struct PresentingFinder<Context>: Finder {
  public typealias ViewController = UIViewController

  /// Makes the one that there is: it has no state.
  public init() {}

  public func findViewController(with context: Context) throws -> UIViewController? {
    SearchScope.ofKeyWindow.flatMap { find(in: $0) }
  }

  public func findViewController(with context: Context, in scope: SearchScope) throws -> UIViewController? {
    find(in: scope)
  }

  private func find(in scope: SearchScope) -> UIViewController? {
    scope.start?.presentingViewController
  }
}
