/// A finished step: a place in the app that a router can navigate to and that other steps can start from.
///
/// A ``StepAssembly`` or a similar assembly creates it, and ``GeneralStep`` has ready-made steps. Declare a step once
/// and use it for every navigation to the screen: the router recognises requests for the same step by its instance.
///
/// ```swift
/// let homeScreen = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
///   .using(.push)
///   .from(.navigationController)
///   .using(.replaceRoot)
///   .from(.root)
///   .assemble()
///
/// try await router.navigate(to: homeScreen)
/// ```
@MainActor
public struct DestinationStep<ViewController: UIViewController, Context> {
  let node: any Node<Context>

  /// Declares that the controller of this step is inside a container of a certain class, so that an action can use it.
  ///
  /// The router looks for the container when the action runs. The container is the controller itself, or the nearest
  /// container of that class around it. If there is no such container, the navigation fails with
  /// ``RoutingError/Code/containerNotFound``.
  ///
  /// ```swift
  /// let productScreen = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: ProductFactory())
  ///   .using(.push)
  ///   .from(homeScreen.expectingContainer())
  ///   .assemble()
  /// ```
  ///
  /// - Returns: The same step, from which actions of that container can start.
  /// - Complexity: O(*d*) when the action runs, if the controller is inside *d* containers.
  public func expectingContainer<Container: ContainerViewController>() -> DestinationStep<Container, Context> {
    DestinationStep<Container, Context>(node: node)
  }

  /// Adapts this step to routes of another context.
  ///
  /// ```swift
  /// struct ProductOfOrder: ContextTransformer {
  ///   func transform(_ order: Order) throws -> Int { order.productID }
  /// }
  ///
  /// let productOfOrder = productScreen.adaptingContext(using: ProductOfOrder())
  /// ```
  ///
  /// - Parameter transformer: A transformer that makes the context of this step from the context of the route.
  /// - Returns: The same step with the context of the route.
  public func adaptingContext<Transformer: ContextTransformer>(
    using transformer: Transformer
  ) -> DestinationStep<ViewController, Transformer.SourceContext> where Transformer.TargetContext == Context {
    DestinationStep<ViewController, Transformer.SourceContext>(node: node.adapted { try transformer.transform($0) })
  }

  /// Adapts this step to routes of another context.
  ///
  /// - Parameter transform: A closure that makes the context of this step from the context of the route. If it throws,
  ///   the navigation fails with that error and leaves the hierarchy untouched.
  /// - Returns: The same step with the context of the route.
  public func adaptingContext<Source>(
    _ transform: @escaping @MainActor (_ context: Source) throws -> Context
  ) -> DestinationStep<ViewController, Source> {
    DestinationStep<ViewController, Source>(node: node.adapted(transform))
  }
}

extension DestinationStep where Context == Any? {
  /// Returns this step for a route of any context.
  func inChain<Outer>(of context: Outer.Type) -> DestinationStep<ViewController, Outer> {
    DestinationStep<ViewController, Outer>(node: node.adapted { $0 as Any? })
  }
}

extension DestinationStep where Context == Void {
  /// Returns this step for a route of any context.
  func inChain<Outer>(of context: Outer.Type) -> DestinationStep<ViewController, Outer> {
    DestinationStep<ViewController, Outer>(node: node.adapted { _ in () })
  }
}
