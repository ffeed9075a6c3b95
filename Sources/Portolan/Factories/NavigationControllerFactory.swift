/// A factory that builds a navigation controller, whose stack holds the children that the route adds.
///
/// ```swift
/// let inNavigation = SingleContainerStep(
///   finder: NilFinder(),
///   factory: NavigationControllerFactory<UINavigationController, Any?> { $0.modalPresentationStyle = .fullScreen })
/// ```
public struct NavigationControllerFactory<ViewController: UINavigationController, Context>: ContainerFactory {
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Creates a factory for a class of navigation controllers.
  ///
  /// - Parameter configuration: A closure that configures each new navigation controller before it gets its children.
  public init(configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil) {
    self.configuration = configuration
  }

  /// Builds the navigation controller with its children.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The coordinator that builds the children.
  /// - Returns: A new navigation controller outside the hierarchy.
  /// - Throws: The errors of the factories, actions and context tasks of the children.
  public func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController {
    let controller = Platform.instantiate(ViewController.self, configuration: configuration)
    controller.viewControllers = try await children.build(integrating: controller.viewControllers)
    return controller
  }

  /// Builds the navigation controller without the children of the route, which the router adds afterwards.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The coordinator of the navigation.
  /// - Returns: A new navigation controller outside the hierarchy.
  public func buildImmediately(with context: Context, integrating children: ChildCoordinator) -> ViewController? {
    Platform.instantiate(ViewController.self, configuration: configuration)
  }
}

extension NavigationControllerFactory where ViewController == UINavigationController, Context == Any? {
  /// Creates a factory for a plain navigation controller in a route of any context.
  @_disfavoredOverload
  public init() {
    self.init(configuration: nil)
  }
}
