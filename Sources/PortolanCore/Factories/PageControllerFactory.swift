/// Builds a page view controller that displays what the route puts inside it.
public struct PageControllerFactory<ViewController: UIPageViewController, Context>: ContainerFactory {
  private let make: @MainActor () -> ViewController

  /// Creates a factory of page view controllers.
  ///
  /// - Parameter make: Creates a page view controller, as its initialiser decides about the transition between pages.
  public init(_ make: @escaping @MainActor () -> ViewController) {
    self.make = make
  }

  /// Builds the page view controller with its page.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The finished page.
  /// - Returns: A new page view controller outside the hierarchy.
  /// - Throws: The error of the action that places it.
  public func build(with context: Context, integrating children: ContainerChildren) throws -> ViewController {
    try children.fill(make())
  }
}

extension PageControllerFactory where ViewController == UIPageViewController {
  /// Creates a factory of plain page view controllers.
  ///
  /// - Parameters:
  ///   - transitionStyle: The style of the transition between pages.
  ///   - navigationOrientation: The orientation of that transition.
  ///   - configuration: A closure that configures each new controller before it gets its page.
  public init(
    transitionStyle: UIPageViewController.TransitionStyle = .scroll,
    navigationOrientation: UIPageViewController.NavigationOrientation = .horizontal,
    configuration: (@MainActor (_ viewController: UIPageViewController) -> Void)? = nil
  ) {
    self.init {
      let controller = UIPageViewController(
        transitionStyle: transitionStyle, navigationOrientation: navigationOrientation)
      configuration?(controller)
      return controller
    }
  }
}

extension PageControllerFactory: BuiltInContainerFactory {}
