/// Builds a container together with what the route puts inside it.
@MainActor
public protocol ContainerFactory<ViewController, Context>: AbstractFactory
where Kind == Building, ViewController: ContainerViewController {
  /// The class of the container that is built.
  associatedtype ViewController
  /// What tells one instance of the screen from another.
  associatedtype Context

  /// Makes the container together with those that the route puts inside it.
  ///
  /// - Parameters:
  ///   - context: What the request carries.
  ///   - children: Builds what the route wants inside the container.
  /// - Returns: The new container, outside every hierarchy.
  /// - Throws: Anything; the navigation then fails with that error before it has touched the hierarchy.
  func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController
}

/// Builds, for a ``ContainerFactory``, the controllers that the route puts inside the container.
@MainActor
public struct ChildCoordinator {
  /// Builds children, and places them among those that exist.
  typealias Embedding = @MainActor ([UIViewController]) async throws -> [UIViewController]

  private let site: any ChildBuilder
  private let step: Int
  /// The closure that runs instead of building what the route puts inside; `nil` to build that.
  private let replacement: Embedding?

  /// - Parameter step: The position of the container in its route, counted from 0 for the target.
  init(of step: Int, on site: any ChildBuilder, replacedBy replacement: Embedding? = nil) {
    self.step = step
    self.site = site
    self.replacement = replacement
  }

  /// The window of the navigation that builds.
  var window: UIWindow { site.window }
  /// The values of features that the router was given.
  var features: FeatureValues { site.features }

  /// Returns a coordinator for a factory inside a factory, with other children.
  func replaced(by replacement: @escaping Embedding) -> ChildCoordinator {
    ChildCoordinator(of: step, on: site, replacedBy: replacement)
  }

  /// Builds the children of the container, as the actions of the route place them.
  ///
  /// A factory that does not call this gets its children all the same, after it has returned.
  ///
  /// - Parameter existing: Children that the container has already.
  /// - Returns: The existing children and the new ones, in the order in which the container is to hold them.
  /// - Throws: What the factories, actions and context tasks of the children throw.
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
  /// The values of features that the router was given.
  var features: FeatureValues { get }

  /// Builds the controller that goes into that of a step, if the route has one that is not built yet.
  ///
  /// - Returns: The existing children and the new one, in the order in which the container is to hold them.
  func buildChild(of step: Int, among existing: [UIViewController]) async throws -> [UIViewController]
}
