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
  ///   - children: The coordinator that builds the controllers that the route puts inside.
  /// - Returns: A new page view controller outside the hierarchy.
  /// - Throws: The error of a factory, an action or a context task of the page.
  public func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController {
    let controller = make()
    let adapter = PageAdapter(controller: controller)
    adapter.fill(with: try await children.build(integrating: adapter.containedViewControllers))
    return controller
  }

  /// Builds the page view controller without the page of the route, which the router adds afterwards.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The coordinator of the navigation.
  /// - Returns: A new page view controller outside the hierarchy.
  public func buildImmediately(with context: Context, integrating children: ChildCoordinator) -> ViewController? {
    make()
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

extension PageControllerFactory where ViewController == UIPageViewController, Context == Any? {
  /// Creates a factory of plain page view controllers for a route of any context.
  @_disfavoredOverload
  public init() {
    self.init(configuration: nil)
  }
}
