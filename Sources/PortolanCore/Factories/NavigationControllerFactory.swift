/// A factory that builds a navigation controller, whose stack holds the children that the route adds.
///
/// ```swift
/// let inNavigation = StepAssembly(
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
  ///   - children: The finished children.
  /// - Returns: A new navigation controller outside the hierarchy.
  /// - Throws: The errors of the actions that place them.
  public func build(with context: Context, integrating children: ContainerChildren) throws -> ViewController {
    try children.fill(Platform.instantiate(ViewController.self, configuration: configuration))
  }
}

extension NavigationControllerFactory: BuiltInContainerFactory {}
