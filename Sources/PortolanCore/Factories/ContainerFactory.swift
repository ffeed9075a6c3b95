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
@MainActor
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
  ///   - children: The finished children, which know their places in the container.
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

/// A factory of one of UIKit's own containers, which takes its children as well after it is built.
@MainActor
protocol BuiltInContainerFactory: ContainerFactory {
  /// A closure that creates the container without children.
  var make: @MainActor () -> ViewController { get }
}

extension BuiltInContainerFactory {
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

/// The finished children of a container that a ``ContainerFactory`` builds, with the actions that place them.
@MainActor
public struct ContainerChildren {
  /// A child with the closure that places it among others.
  struct Child {
    let viewController: UIViewController
    let place: @MainActor (_ viewController: UIViewController, _ children: inout [UIViewController]) throws -> Void
  }

  private let children: [Child]

  /// Creates a value with some children, none by default.
  init(_ children: [Child] = []) {
    self.children = children
  }

  /// Returns the children of the container, at the positions that the actions of the route choose.
  ///
  /// - Parameter existing: The children that the container has already.
  /// - Returns: The existing and the new children, in the order in which the container must hold them.
  /// - Throws: The errors of the actions.
  public func integrated(into existing: [UIViewController] = []) throws -> [UIViewController] {
    var list = existing
    for child in children where !list.containsInstance(child.viewController) {
      try child.place(child.viewController, &list)
    }
    return list
  }

  /// Puts the children into one of UIKit's own containers.
  ///
  /// - Parameter container: A new container.
  /// - Returns: The container.
  /// - Throws: The errors of the actions.
  func fill<Container: UIViewController>(_ container: Container) throws -> Container {
    guard !children.isEmpty, let adapter = container.builtInContainer else { return container }
    adapter.set(try integrated(into: adapter.containedViewControllers), animated: false)
    return container
  }
}

/// A factory that builds a navigation controller, whose stack holds the children that the route adds.
///
/// ```swift
/// let inNavigation = StepAssembly(
///   finder: NilFinder(),
///   factory: NavigationControllerFactory<UINavigationController, Any?> { $0.modalPresentationStyle = .fullScreen })
/// ```
public struct NavigationControllerFactory<ViewController: UINavigationController, Context>: BuiltInContainerFactory {
  let make: @MainActor () -> ViewController

  /// Creates a factory for a class of navigation controllers.
  ///
  /// - Parameter configuration: A closure that configures each new navigation controller before it gets its children.
  public init(configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil) {
    make = { Platform.instantiate(ViewController.self, configuration: configuration) }
  }
}

/// A factory that builds a tab bar controller, whose tabs are the children that the route adds.
public struct TabBarControllerFactory<ViewController: UITabBarController, Context>: BuiltInContainerFactory {
  let make: @MainActor () -> ViewController

  /// Creates a factory for a class of tab bar controllers.
  ///
  /// - Parameter configuration: A closure that configures each new tab bar controller before it gets its tabs.
  public init(configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil) {
    make = { Platform.instantiate(ViewController.self, configuration: configuration) }
  }
}

/// A factory that builds a split view controller in the classic style, whose columns are the children that the route
/// adds.
public struct SplitControllerFactory<ViewController: UISplitViewController, Context>: BuiltInContainerFactory {
  let make: @MainActor () -> ViewController

  /// Creates a factory for a class of split view controllers.
  ///
  /// - Parameter configuration: A closure that configures each new split view controller before it gets its columns.
  public init(configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil) {
    make = { Platform.instantiate(ViewController.self, configuration: configuration) }
  }
}

/// Builds a page view controller that displays what the route puts inside it.
public struct PageControllerFactory<ViewController: UIPageViewController, Context>: BuiltInContainerFactory {
  let make: @MainActor () -> ViewController

  /// Creates a factory of page view controllers.
  ///
  /// - Parameter make: Creates a page view controller, as its initialiser decides about the transition between pages.
  public init(_ make: @escaping @MainActor () -> ViewController) {
    self.make = make
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

/// The factory of a container that always has certain children.
///
/// ``CompleteFactoryAssembly`` creates it.
@MainActor
public struct CompleteFactory<Container: ContainerFactory>: AbstractFactory {
  /// The class of the container.
  public typealias ViewController = Container.ViewController
  /// The type of the context of the container factory.
  public typealias Context = Container.Context
  /// The need of a step that can build its controller.
  public typealias Needs = NeedsAction

  /// The factory of one child, together with the closure that places the child.
  struct Part {
    let product: @MainActor (Context, BuildSite) throws -> Work<UIViewController>
    let place: @MainActor (UIViewController, inout [UIViewController]) throws -> Void
  }

  let factory: Container
  let parts: [Part]

  /// Builds the container with its own children.
  ///
  /// The router adds the children that the route builds.
  ///
  /// - Parameters:
  ///   - context: The context of the request, which all factories receive.
  ///   - site: The navigation that asks.
  /// - Returns: A new container outside the hierarchy, or the work that builds it if a child has an ``AsyncFactory``.
  /// - Throws: The errors of the factories and of the actions that place the children.
  public func product(for context: Context, at site: BuildSite) throws -> Work<UIViewController>? {
    let begun = try parts.map { (place: $0.place, product: try $0.product(context, site)) }
    var own: [ContainerChildren.Child] = []
    for (place, product) in begun {
      guard case .finished(let child) = product else { continue }
      own.append(ContainerChildren.Child(viewController: child, place: place))
    }
    if own.count == begun.count {
      return .finished(try factory.build(with: context, integrating: ContainerChildren(own)))
    }
    return .pending {
      var own: [ContainerChildren.Child] = []
      for (place, product) in begun {
        own.append(ContainerChildren.Child(viewController: try await product.value, place: place))
      }
      return try factory.build(with: context, integrating: ContainerChildren(own))
    }
  }
}
