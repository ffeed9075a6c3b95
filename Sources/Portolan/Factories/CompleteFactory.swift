/// A container factory that adds its own children to those of the route.
///
/// ``CompleteFactoryAssembly`` creates it.
@MainActor
public struct CompleteFactory<Container: ContainerFactory>: ContainerFactory {
  /// The class of the container.
  public typealias ViewController = Container.ViewController
  /// The type of the context of the container factory.
  public typealias Context = Container.Context

  /// A closure that builds one child and places it among the existing children of the container.
  typealias Placement = @MainActor (Context, [UIViewController], ChildCoordinator) async throws -> [UIViewController]

  let factory: Container
  let placements: [Placement]

  /// Builds the container with its own children and those of the route.
  ///
  /// - Parameters:
  ///   - context: The context of the request, which all factories receive.
  ///   - children: The coordinator that builds the children of the route.
  /// - Returns: A new container outside the hierarchy.
  /// - Throws: The errors of the factories and of the actions that place the children.
  public func build(
    with context: Context, integrating children: ChildCoordinator
  ) async throws -> ViewController {
    let placements = self.placements
    let ownFirst = children.replaced { existing in
      var list = existing
      for place in placements { list = try await place(context, list, children) }
      return try await children.build(integrating: list)
    }
    return try await factory.build(with: context, integrating: ownFirst)
  }
}
