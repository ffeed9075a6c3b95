/// A factory that returns an existing controller, so that an action can move it to another place.
///
/// ```swift
/// let bagTab = StepAssembly(
///   finder: NilFinder(), factory: FinderFactory(finder: ClassFinder<BagViewController, Any?>()))
///   .using(UITabBarController.add())
///   .from(tabsScreen)
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
  /// - Complexity: The same as the finder's.
  public func build(with context: Source.Context) throws -> Source.ViewController {
    try check(finder.findViewController(with: context))
  }

  /// Finds the controller in the window of the navigation.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - site: The navigation that asks.
  /// - Returns: The controller that the finder finds, at any place in the hierarchy.
  /// - Throws: The errors of the finder, and ``RoutingError`` with the code ``RoutingError/Code/notFound`` if the
  ///   finder finds no controller.
  /// - Complexity: The same as the finder's.
  public func product(
    for context: Source.Context, at site: BuildSite
  ) throws -> Work<UIViewController>? {
    .finished(try check(finder.findViewController(with: context, in: SearchScope(window: site.window))))
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
