/// A factory that builds a split view controller in the classic style, whose columns are the children that the route
/// adds.
public struct SplitControllerFactory<ViewController: UISplitViewController, Context>: ContainerFactory {
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Creates a factory for a class of split view controllers.
  ///
  /// - Parameter configuration: A closure that configures each new split view controller before it gets its columns.
  public init(configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil) {
    self.configuration = configuration
  }

  /// Builds the split view controller with its columns.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The coordinator that builds the columns.
  /// - Returns: A new split view controller outside the hierarchy.
  /// - Throws: The errors of the factories, actions and context tasks of the columns.
  public func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController {
    let controller = Platform.instantiate(ViewController.self, configuration: configuration)
    controller.viewControllers = try await children.build(integrating: controller.viewControllers)
    return controller
  }

  /// Builds the split view controller without the columns of the route, which the router adds afterwards.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The coordinator of the navigation.
  /// - Returns: A new split view controller outside the hierarchy.
  public func buildImmediately(with context: Context, integrating children: ChildCoordinator) -> ViewController? {
    Platform.instantiate(ViewController.self, configuration: configuration)
  }
}

extension SplitControllerFactory where ViewController == UISplitViewController, Context == Any? {
  /// Creates a factory for a plain split view controller in a route of any context.
  @_disfavoredOverload
  public init() {
    self.init(configuration: nil)
  }
}
