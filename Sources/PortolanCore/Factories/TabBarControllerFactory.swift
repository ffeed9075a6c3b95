/// A factory that builds a tab bar controller, whose tabs are the children that the route adds.
public struct TabBarControllerFactory<ViewController: UITabBarController, Context>: ContainerFactory {
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Creates a factory for a class of tab bar controllers.
  ///
  /// - Parameter configuration: A closure that configures each new tab bar controller before it gets its tabs.
  public init(configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil) {
    self.configuration = configuration
  }

  /// Builds the tab bar controller with its tabs.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The finished tabs.
  /// - Returns: A new tab bar controller outside the hierarchy.
  /// - Throws: The errors of the actions that place them.
  public func build(with context: Context, integrating children: ContainerChildren) throws -> ViewController {
    try children.fill(Platform.instantiate(ViewController.self, configuration: configuration))
  }
}

extension TabBarControllerFactory: BuiltInContainerFactory {}
