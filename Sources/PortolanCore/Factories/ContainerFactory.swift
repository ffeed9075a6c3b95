/// A factory that builds a container together with the children that the route adds.
///
/// ```swift
/// struct DrawerFactory: ContainerFactory {
///   func build(with context: Any?, integrating children: ContainerChildren) throws -> DrawerViewController {
///     let drawer = DrawerViewController()
///     drawer.screens = try children.integrated()
///     return drawer
///   }
/// }
/// ```
public protocol ContainerFactory<ViewController, Context>: AbstractFactory
where Needs == NeedsAction, ViewController: ContainerViewController {
  /// The class of the container that the factory builds.
  associatedtype ViewController
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context

  /// Builds the container, together with the children that the route adds.
  ///
  /// If the factory does not use the children, the router adds them after the factory has returned.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The finished children. They know their places in the container.
  /// - Returns: A new container outside the hierarchy.
  /// - Throws: Any error. The navigation then fails with that error, before it has changed the hierarchy.
  func build(with context: Context, integrating children: ContainerChildren) throws -> ViewController
}

extension ContainerFactory {
  /// Builds the container with `build(with:integrating:)`.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - site: The navigation that asks, with the finished children.
  /// - Returns: A new container outside the hierarchy.
  /// - Throws: The errors of `build(with:integrating:)`.
  public func product(for context: Context, at site: BuildSite) throws -> Work<UIViewController>? {
    .finished(try build(with: context, integrating: site.children))
  }
}

/// A factory of one of UIKit's own containers.
protocol BuiltInContainerFactory {}

/// A factory that builds one of UIKit's containers, to hold the children that the route adds.
///
/// Routes name it by its aliases, such as ``NavigationControllerFactory``.
public struct ContainerControllerFactory<ViewController: ContainerViewController, Context>: ContainerFactory,
  BuiltInContainerFactory
{
  private let make: @MainActor () -> ViewController

  /// Creates a factory for a class of containers.
  ///
  /// - Parameter configuration: A closure that configures each new container before it gets its children.
  @_disfavoredOverload
  public init(configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil) {
    make = { Platform.instantiate(ViewController.self, configuration: configuration) }
  }

  /// Creates a factory of page view controllers.
  ///
  /// - Parameter make: Creates a page view controller, as its initialiser decides about the transition between pages.
  public init(_ make: @escaping @MainActor () -> ViewController) where ViewController: UIPageViewController {
    self.make = make
  }

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
  ) where ViewController == UIPageViewController {
    self.init {
      let controller = UIPageViewController(
        transitionStyle: transitionStyle, navigationOrientation: navigationOrientation)
      configuration?(controller)
      return controller
    }
  }

  /// Builds the container with its children.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The finished children.
  /// - Returns: A new container outside the hierarchy.
  /// - Throws: The errors of the actions that place the children.
  public func build(with context: Context, integrating children: ContainerChildren) throws -> ViewController {
    try children.fill(make())
  }
}

/// A factory that builds a navigation controller, whose stack holds the children that the route adds.
///
/// ```swift
/// let inNavigation = StepAssembly(
///   finder: NilFinder(),
///   factory: NavigationControllerFactory<UINavigationController, Any?> { $0.modalPresentationStyle = .fullScreen })
/// ```
public typealias NavigationControllerFactory<ViewController: UINavigationController, Context> =
  ContainerControllerFactory<ViewController, Context>

/// A factory that builds a tab bar controller, whose tabs are the children that the route adds.
///
/// ```swift
/// let tabsScreen = StepAssembly(
///   finder: ClassFinder<UITabBarController, Any?>(),
///   factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
///     .with(ClassFactory<HomeViewController, Any?>(), using: .addTab)
///     .with(ClassFactory<BagViewController, Any?>(), using: .addTab)
/// )
/// .using(.replaceRoot)
/// .from(.root)
/// .assemble()
/// ```
public typealias TabBarControllerFactory<ViewController: UITabBarController, Context> =
  ContainerControllerFactory<ViewController, Context>

/// A factory that builds a split view controller in the classic style, whose columns are the children that the route
/// adds.
///
/// ```swift
/// let splitScreen = StepAssembly(
///   finder: ClassFinder<UISplitViewController, Any?>(),
///   factory: SplitControllerFactory { $0.preferredDisplayMode = .oneBesideSecondary }
/// )
/// .using(.replaceRoot)
/// .from(.root)
/// .assemble()
/// ```
public typealias SplitControllerFactory<ViewController: UISplitViewController, Context> =
  ContainerControllerFactory<ViewController, Context>

/// A factory that builds a page view controller to display the child that the route adds.
///
/// ```swift
/// let pagesScreen = StepAssembly(
///   finder: ClassFinder<UIPageViewController, Any?>(),
///   factory: PageControllerFactory(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
/// )
/// .using(.present)
/// .from(.current)
/// .assemble()
/// ```
public typealias PageControllerFactory<ViewController: UIPageViewController, Context> =
  ContainerControllerFactory<ViewController, Context>

/// A factory of a container that always has certain children, such as a tab bar with its tabs.
///
/// ```swift
/// CompleteFactoryAssembly(factory: TabBarControllerFactory())
///   .with(XibFactory<HomeViewController, Any?>(), using: UITabBarController.add())
///   .with(XibFactory<AccountViewController, Any?>(), using: UITabBarController.add())
///   .assemble()
/// ```
@MainActor
public struct CompleteFactoryAssembly<Container: ContainerFactory>: AbstractFactory {
  /// The class of the container.
  public typealias ViewController = Container.ViewController
  /// The type of the context of the container factory.
  public typealias Context = Container.Context
  /// The need of a step that can build its controller.
  public typealias Needs = NeedsAction

  /// The factory of one child, together with the action that places the child.
  private typealias Part = (
    product: @MainActor (Context, BuildSite) throws -> Work<UIViewController>, action: any ContainerAction
  )

  private let factory: Container
  private var parts: [Part] = []

  /// Creates a factory without children.
  ///
  /// - Parameter factory: The factory of the container itself.
  public init(factory: Container) { self.factory = factory }

  /// Adds a child, whose factory receives the context of the request.
  ///
  /// - Parameters:
  ///   - child: The factory of the child.
  ///   - action: The action that places the child in the container.
  /// - Returns: The factory with the child.
  public func with<Child: AbstractFactory, Placing: ContainerAction>(
    _ child: Child, using action: Placing
  ) -> Self where Placing.ViewController == ViewController, Child.Context == Context, Child.Needs == NeedsAction {
    with(child, using: action) { $0 }
  }

  /// Adds a child whose factory needs no context.
  ///
  /// - Parameters:
  ///   - child: The factory of the child.
  ///   - action: The action that places the child in the container.
  /// - Returns: The factory with the child.
  @_disfavoredOverload
  public func with<Child: AbstractFactory, Placing: ContainerAction>(
    _ child: Child, using action: Placing
  ) -> Self where Placing.ViewController == ViewController, Child.Context == Any?, Child.Needs == NeedsAction {
    with(child, using: action) { $0 as Any? }
  }

  /// Adds a child whose factory takes another context.
  ///
  /// ```swift
  /// let tabs = CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Order>())
  ///   .with(ProductFactory(), using: UITabBarController.add(), adapting: { order in order.productID })
  /// ```
  ///
  /// - Parameters:
  ///   - child: The factory of the child.
  ///   - action: The action that places the child in the container.
  ///   - transform: A closure that makes the child's context from the context of the request.
  /// - Returns: The factory with the child.
  public func with<Child: AbstractFactory, Placing: ContainerAction>(
    _ child: Child, using action: Placing,
    adapting transform: @escaping @MainActor (_ context: Context) throws -> Child.Context
  ) -> Self where Placing.ViewController == ViewController, Child.Needs == NeedsAction {
    var copy = self
    copy.parts.append(({ try child.begin(with: transform($0), at: $1) }, action))
    return copy
  }

  /// Returns the factory itself.
  ///
  /// - Returns: A factory for a step of a route.
  public func assemble() -> Self { self }

  /// Builds the container with its own children.
  ///
  /// The router adds the children that the route builds.
  ///
  /// - Parameters:
  ///   - context: The context of the request, the same for all factories.
  ///   - site: The navigation that asks.
  /// - Returns: A new container outside the hierarchy, or the work that builds it if a child has an ``AsyncFactory``.
  /// - Throws: The errors of the factories and of the actions that place the children.
  public func product(for context: Context, at site: BuildSite) throws -> Work<UIViewController>? {
    let begun = try parts.map { try $0.product(context, site) }
    func container(_ children: [UIViewController]) throws -> UIViewController {
      try factory.build(with: context, integrating: ContainerChildren(zip(children, parts).map { ($0, $1.action) }))
    }
    var finished: [UIViewController] = []
    for case .finished(let child) in begun { finished.append(child) }
    if finished.count == begun.count { return .finished(try container(finished)) }
    return .pending {
      var children: [UIViewController] = []
      for product in begun { children.append(try await product.value) }
      return try container(children)
    }
  }
}
