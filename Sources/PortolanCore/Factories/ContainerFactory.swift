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
  /// Builds the container with ``build(with:integrating:)``.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - site: The navigation that asks, with the finished children.
  /// - Returns: A new container outside the hierarchy.
  /// - Throws: The errors of ``build(with:integrating:)``.
  public func product(for context: Context, at site: BuildSite) throws -> Work<ViewController>? {
    .finished(try build(with: context, integrating: site.children))
  }
}

/// A factory of one of UIKit's own containers, which takes its children as well after it is built.
@MainActor
protocol BuiltInContainerFactory: ContainerFactory {}

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
