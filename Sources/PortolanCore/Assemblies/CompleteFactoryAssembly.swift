/// A builder for the factory of a container that always has certain children, such as a tab bar with its tabs.
///
/// ```swift
/// CompleteFactoryAssembly(factory: TabBarControllerFactory())
///   .with(XibFactory<HomeViewController, Any?>(), using: UITabBarController.add())
///   .with(XibFactory<AccountViewController, Any?>(), using: UITabBarController.add())
///   .assemble()
/// ```
@MainActor
public struct CompleteFactoryAssembly<Container: ContainerFactory> {
  private let factory: Container
  private var parts: [CompleteFactory<Container>.Part] = []

  /// Creates an assembly without children.
  ///
  /// - Parameter factory: The factory of the container itself.
  public init(factory: Container) {
    self.factory = factory
  }

  /// Adds a child, whose factory receives the context of the request.
  ///
  /// - Parameters:
  ///   - child: The factory of the child.
  ///   - action: The action that places the child in the container.
  /// - Returns: The assembly with the child.
  public func with<Child: AbstractFactory, Placing: ContainerAction>(
    _ child: Child, using action: Placing
  ) -> Self
  where
    Placing.ViewController == Container.ViewController, Child.Context == Container.Context, Child.Needs == NeedsAction
  {
    with(child, using: action) { $0 }
  }

  /// Adds a child whose factory needs no context.
  ///
  /// - Parameters:
  ///   - child: The factory of the child.
  ///   - action: The action that places the child in the container.
  /// - Returns: The assembly with the child.
  @_disfavoredOverload
  public func with<Child: AbstractFactory, Placing: ContainerAction>(
    _ child: Child, using action: Placing
  ) -> Self
  where Placing.ViewController == Container.ViewController, Child.Context == Any?, Child.Needs == NeedsAction {
    with(child, using: action) { $0 as Any? }
  }

  /// Adds a child whose factory takes another context.
  ///
  /// - Parameters:
  ///   - child: The factory of the child.
  ///   - action: The action that places the child in the container.
  ///   - transformer: A transformer that makes the child's context from the context of the request.
  /// - Returns: The assembly with the child.
  public func with<Child: AbstractFactory, Placing: ContainerAction, Transformer: ContextTransformer>(
    _ child: Child, using action: Placing, adapting transformer: Transformer
  ) -> Self
  where
    Placing.ViewController == Container.ViewController, Child.Needs == NeedsAction,
    Transformer.SourceContext == Container.Context, Transformer.TargetContext == Child.Context
  {
    with(child, using: action) { try transformer.transform($0) }
  }

  /// Returns the factory of the container with its children.
  ///
  /// - Returns: A factory for a step of a route.
  public func assemble() -> CompleteFactory<Container> {
    CompleteFactory(factory: factory, parts: parts)
  }

  private func with<Child: AbstractFactory, Placing: ContainerAction>(
    _ child: Child, using action: Placing, transform: @escaping @MainActor (Container.Context) throws -> Child.Context
  ) -> Self where Child.Needs == NeedsAction {
    var copy = self
    copy.parts.append(
      CompleteFactory.Part(
        product: { try child.begin(with: transform($0), at: $1) },
        place: { try action.perform(embedding: $0, in: &$1) }))
    return copy
  }
}
