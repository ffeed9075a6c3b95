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
  ///   - children: The finished columns.
  /// - Returns: A new split view controller outside the hierarchy.
  /// - Throws: The errors of the actions that place them.
  public func build(with context: Context, integrating children: ContainerChildren) throws -> ViewController {
    try children.fill(Platform.instantiate(ViewController.self, configuration: configuration))
  }
}

extension SplitControllerFactory: BuiltInContainerFactory {}
