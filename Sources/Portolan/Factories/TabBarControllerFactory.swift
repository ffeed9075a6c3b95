/// Builds a tab bar controller whose tabs are what the route puts inside it.
public struct TabBarControllerFactory<ViewController: UITabBarController, Context>: ContainerFactory {
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// - Parameter configuration: What to do with each new tab bar controller before it gets its tabs.
  public init(configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil) {
    self.configuration = configuration
  }

  public func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController {
    let controller = Platform.instantiate(ViewController.self, configuration: configuration)
    controller.viewControllers = try await children.build(integrating: controller.viewControllers ?? [])
    return controller
  }

  public func buildImmediately(with context: Context, integrating children: ChildCoordinator) -> ViewController? {
    Platform.instantiate(ViewController.self, configuration: configuration)
  }
}

extension TabBarControllerFactory where ViewController == UITabBarController, Context == Any? {
  /// Builds a plain tab bar controller in a route of any context.
  @_disfavoredOverload
  public init() {
    self.init(configuration: nil)
  }
}
