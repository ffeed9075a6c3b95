/// A finished step: a place in the app that a router can navigate to, and that other steps can start from.
///
/// Assembled by ``StepAssembly`` and its like, or ready-made in ``GeneralStep``. A value of this type is declared once
/// and used for every navigation to the screen; requests for the same step are told by its instance.
@MainActor
public struct DestinationStep<ViewController: UIViewController, Context> {
  let node: any Node<Context>

  /// Promises that the controller of this step is inside a container of a certain class, so that an action can use it.
  ///
  /// The container is looked for when the action runs: the controller itself, or the nearest controller around it.
  /// A promise that does not hold makes the navigation fail with ``RoutingError/Code/containerNotFound``.
  public func expectingContainer<Container: ContainerViewController>() -> DestinationStep<Container, Context> {
    DestinationStep<Container, Context>(node: node)
  }

  /// This step for routes of another context.
  ///
  /// - Parameter transformer: Makes the context of this step from that of the route.
  public func adaptingContext<Transformer: ContextTransformer>(
    using transformer: Transformer
  ) -> DestinationStep<ViewController, Transformer.SourceContext> where Transformer.TargetContext == Context {
    DestinationStep<ViewController, Transformer.SourceContext>(node: node.adapted { try transformer.transform($0) })
  }

  /// This step for routes of another context.
  ///
  /// - Parameter transform: Makes the context of this step from that of the route; what it throws fails the navigation
  ///   before it has touched the hierarchy.
  public func adaptingContext<Source>(
    _ transform: @escaping @MainActor (_ context: Source) throws -> Context
  ) -> DestinationStep<ViewController, Source> {
    DestinationStep<ViewController, Source>(node: node.adapted(transform))
  }
}

extension DestinationStep where Context == Any? {
  /// This step in a chain of any context.
  func inChain<Outer>(of context: Outer.Type) -> DestinationStep<ViewController, Outer> {
    DestinationStep<ViewController, Outer>(node: node.adapted { $0 as Any? })
  }
}

extension DestinationStep where Context == Void {
  /// This step in a chain of any context.
  func inChain<Outer>(of context: Outer.Type) -> DestinationStep<ViewController, Outer> {
    DestinationStep<ViewController, Outer>(node: node.adapted { _ in () })
  }
}
