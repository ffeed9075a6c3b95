/// Builds a split view controller, in the classic style, whose columns are what the route puts inside it.
public struct SplitControllerFactory<ViewController: UISplitViewController, Context>: ContainerFactory {
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// - Parameter configuration: What to do with each new split view controller before it gets its columns.
  public init(configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil) {
    self.configuration = configuration
  }

  public func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController {
    let controller = Platform.instantiate(ViewController.self, configuration: configuration)
    controller.viewControllers = try await children.build(integrating: controller.viewControllers)
    return controller
  }

  public func buildImmediately(with context: Context, integrating children: ChildCoordinator) -> ViewController? {
    Platform.instantiate(ViewController.self, configuration: configuration)
  }
}

extension SplitControllerFactory where ViewController == UISplitViewController, Context == Any? {
  /// Builds a plain split view controller in a route of any context.
  @_disfavoredOverload
  public init() {
    self.init(configuration: nil)
  }
}
