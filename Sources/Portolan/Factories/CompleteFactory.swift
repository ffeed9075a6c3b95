/// A container factory that comes with children of its own, besides those that a route adds.
///
/// Made by ``CompleteFactoryAssembly``.
@MainActor
public struct CompleteFactory<Container: ContainerFactory>: ContainerFactory {
  public typealias ViewController = Container.ViewController
  public typealias Context = Container.Context

  /// Builds one child and places it among those that the container already has.
  typealias Placement = @MainActor (Context, [UIViewController], ChildCoordinator) async throws -> [UIViewController]

  let factory: Container
  let placements: [Placement]

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
