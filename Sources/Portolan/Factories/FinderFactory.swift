/// Yields a controller that exists already, so that an action can move it elsewhere.
public struct FinderFactory<Source: Finder>: Factory {
  private let finder: Source

  /// - Parameter finder: Finds the controller to use.
  public init(finder: Source) {
    self.finder = finder
  }

  /// Finds the controller in the key window.
  ///
  /// - Parameter context: What the request carries.
  /// - Returns: The controller that the finder has found, wherever it is.
  /// - Throws: What the finder throws, and ``RoutingError`` with the code ``RoutingError/Code/notFound`` where there is no such controller.
  public func build(with context: Source.Context) throws -> Source.ViewController {
    try check(finder.findViewController(with: context))
  }

  public func build(
    with context: Source.Context, integrating children: ChildCoordinator
  ) async throws -> Source.ViewController {
    try find(with: context, in: children.window)
  }

  public func buildImmediately(
    with context: Source.Context, integrating children: ChildCoordinator
  ) throws -> Source.ViewController? {
    try find(with: context, in: children.window)
  }

  private func find(with context: Source.Context, in window: UIWindow) throws -> Source.ViewController {
    try check(finder.findViewController(with: context, in: SearchScope(window: window)))
  }

  private func check(_ found: Source.ViewController?) throws -> Source.ViewController {
    if let found { return found }
    throw RoutingError(
      .notFound,
      step: typeName(Source.ViewController.self),
      reason: "FinderFactory has nothing to use: \(describe(finder)) found no controller",
      fix: "use a factory that builds the controller, or a finder with wider search options")
  }
}
