/// A factory that builds a container together with the children that the route adds.
///
/// ```swift
/// struct DrawerFactory: ContainerFactory {
///   func build(with context: Any?, integrating children: ChildCoordinator) async throws -> DrawerViewController {
///     let drawer = DrawerViewController()
///     drawer.screens = try await children.build()
///     return drawer
///   }
/// }
/// ```
@MainActor
public protocol ContainerFactory<ViewController, Context>: AbstractFactory
where Kind == Building, ViewController: ContainerViewController {
  /// The class of the container that the factory builds.
  associatedtype ViewController
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context

  /// Builds the container, together with the children that the route adds.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The coordinator that builds the children.
  /// - Returns: A new container outside the hierarchy.
  /// - Throws: Any error. The navigation then fails with that error, before it has changed the hierarchy.
  func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController
}

/// A coordinator that builds, for a ``ContainerFactory``, the children that the route adds to the container.
@MainActor
public struct ChildCoordinator {
  /// A closure that builds children and places them among the existing ones.
  typealias Embedding = @MainActor ([UIViewController]) async throws -> [UIViewController]

  private let site: any ChildBuilder
  private let step: Int
  /// The closure that runs instead of building the children of the route, or `nil` to build these.
  private let replacement: Embedding?

  /// Creates a coordinator for one container of a route.
  ///
  /// - Parameters:
  ///   - step: The position of the container in its route, counted from 0 for the target.
  ///   - site: The navigation that builds.
  ///   - replacement: A closure that runs instead of building the children of the route, or `nil` to build these.
  init(of step: Int, on site: any ChildBuilder, replacedBy replacement: Embedding? = nil) {
    self.step = step
    self.site = site
    self.replacement = replacement
  }

  /// The window of the navigation that builds.
  var window: UIWindow { site.window }
  /// The values that features keep with the router.
  var features: FeatureValues { site.features }

  /// Returns a coordinator with other children, for a factory inside a factory.
  func replaced(by replacement: @escaping Embedding) -> ChildCoordinator {
    ChildCoordinator(of: step, on: site, replacedBy: replacement)
  }

  /// Builds the children of the container, at the positions that the actions of the route choose.
  ///
  /// If a factory does not call this method, the router adds the children after the factory has returned.
  ///
  /// - Parameter existing: The children that the container has already.
  /// - Returns: The existing and the new children, in the order in which the container must hold them.
  /// - Throws: The errors of the factories, actions and context tasks of the children.
  public func build(integrating existing: [UIViewController] = []) async throws -> [UIViewController] {
    if let replacement { return try await replacement(existing) }
    return try await site.buildChild(of: step, among: existing)
  }
}

/// A navigation that builds the controllers of a route.
@MainActor
protocol ChildBuilder: AnyObject {
  /// The window of the navigation.
  var window: UIWindow { get }
  /// The values that features keep with the router.
  var features: FeatureValues { get }

  /// Builds the controller that goes into the controller of a step, if the route has one that is not built yet.
  ///
  /// - Parameters:
  ///   - step: The position of the container in its route, counted from 0 for the target.
  ///   - existing: The children that the container has already.
  /// - Returns: The existing and the new children, in the order in which the container must hold them.
  /// - Throws: The errors of the factories, actions and context tasks of the children.
  func buildChild(of step: Int, among existing: [UIViewController]) async throws -> [UIViewController]
}
