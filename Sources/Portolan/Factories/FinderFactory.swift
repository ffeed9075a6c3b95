/// A factory that returns an existing controller, so that an action can move it to another place.
///
/// ```swift
/// let bagTab = StepAssembly(
///   finder: NilFinder(), factory: FinderFactory(finder: ClassFinder<BagViewController, Any?>()))
///   .using(UITabBarController.add())
///   .from(tabs.expectingContainer())
///   .assemble()
/// ```
public struct FinderFactory<Source: Finder>: Factory {
  private let finder: Source

  /// Creates a factory that searches with a finder.
  ///
  /// - Parameter finder: The finder of the controller.
  public init(finder: Source) {
    self.finder = finder
  }

  /// Finds the controller in the key window.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: The controller that the finder finds, at any place in the hierarchy.
  /// - Throws: The errors of the finder, and ``RoutingError`` with the code ``RoutingError/Code/notFound`` if the
  ///   finder finds no controller.
  /// - Complexity: That of the finder.
  public func build(with context: Source.Context) throws -> Source.ViewController {
    try check(finder.findViewController(with: context))
  }

  /// Finds the controller in the window of the navigation.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The coordinator of the navigation.
  /// - Returns: The controller that the finder finds, at any place in the hierarchy.
  /// - Throws: The errors of the finder, and ``RoutingError`` with the code ``RoutingError/Code/notFound`` if the
  ///   finder finds no controller.
  /// - Complexity: That of the finder.
  public func build(
    with context: Source.Context, integrating children: ChildCoordinator
  ) async throws -> Source.ViewController {
    try find(with: context, in: children.window)
  }

  /// Finds the controller in the window of the navigation.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The coordinator of the navigation.
  /// - Returns: The controller that the finder finds, at any place in the hierarchy.
  /// - Throws: The errors of the finder, and ``RoutingError`` with the code ``RoutingError/Code/notFound`` if the
  ///   finder finds no controller.
  /// - Complexity: That of the finder.
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
