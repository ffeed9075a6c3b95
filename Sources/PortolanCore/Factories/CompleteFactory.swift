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
    let build: @MainActor (Context, BuildSite) async throws -> UIViewController
    let place: @MainActor (UIViewController, inout [UIViewController]) throws -> Void
  }

  let factory: Container
  let parts: [Part]

  /// Builds the container with its own children, which are built one after the other.
  ///
  /// The router adds those of the route.
  ///
  /// - Parameters:
  ///   - context: The context of the request, which all factories receive.
  ///   - site: The navigation that asks.
  /// - Returns: A new container outside the hierarchy.
  /// - Throws: The errors of the factories and of the actions that place the children.
  public func product(for context: Context, at site: BuildSite) async throws -> ViewController? {
    var own: [ContainerChildren.Child] = []
    for part in parts {
      // A request that was given up builds no more.
      try Task.checkCancellation()
      own.append(ContainerChildren.Child(viewController: try await part.build(context, site), place: part.place))
    }
    return try factory.build(with: context, integrating: ContainerChildren(own))
  }
}
