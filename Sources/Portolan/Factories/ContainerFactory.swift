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
  /// Builds children, and places them among those that there are.
  typealias Embedding = @MainActor ([UIViewController]) async throws -> [UIViewController]

  /// The window of the navigation that builds.
  var window: UIWindow { request.window }
  /// The root assemblies of the router that builds.
  var assemblies: ScreenAssemblies { request.surroundings.assemblies }
  private let step: Int
  private let route: ResolvedRoute
  private let request: NavigationRequest
  /// What is done instead of building what the route puts inside; `nil` to do just that.
  private let replacement: Embedding?

  init(
    of step: Int, on route: ResolvedRoute, for request: NavigationRequest, replacedBy replacement: Embedding? = nil
  ) {
    self.step = step
    self.route = route
    self.request = request
    self.replacement = replacement
  }

  /// Calls a factory on behalf of the request.
  func calling<Answer>(_ factory: () throws -> Answer) rethrows -> Answer { try request.calling(factory) }

  /// The same for a factory inside a factory, with other children.
  func replaced(by replacement: @escaping Embedding) -> ChildCoordinator {
    ChildCoordinator(of: step, on: route, for: request, replacedBy: replacement)
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
    let index = step - 1
    guard index >= 0, route.goesInside(index) else { return existing }
    let child = route.steps[index]
    guard child.viewController == nil else { return existing }
    try Task.checkCancellation()
    let inside = ChildCoordinator(of: index, on: route, for: request)
    // The factory that calls this is awaited already.
    let newcomer: UIViewController
    if let built = try child.buildImmediately(integrating: inside) {
      newcomer = built
    } else {
      newcomer = try await child.build(integrating: inside)
    }
    request.record(newcomer, builtFor: child)
    child.isPlaced = true
    try await ContextTasks.runInline(child, on: newcomer, in: request)
    return try child.definition.action?.place(newcomer, among: existing) ?? existing
  }
}
