/// A transformer that makes the context of one step from the context of another, so that both can be in one route.
///
/// ```swift
/// struct ProductOfOrder: ContextTransformer {
///   func transform(_ order: Order) throws -> Int { order.productID }
/// }
///
/// let productOfOrder = productScreen.adaptingContext(using: ProductOfOrder())
/// ```
@MainActor
public protocol ContextTransformer<SourceContext, TargetContext> {
  /// The type of the existing context.
  associatedtype SourceContext
  /// The type of the required context.
  associatedtype TargetContext

  /// Makes the required context from the existing context.
  ///
  /// - Parameter context: The existing context.
  /// - Returns: The required context.
  /// - Throws: An error that explains why there is none. The navigation then fails with that error, before it has
  ///   changed the hierarchy.
  func transform(_ context: SourceContext) throws -> TargetContext
}

extension Step {
  /// Adapts this step to routes of another context.
  ///
  /// - Parameter transformer: A transformer that makes the context of this step from the context of the route.
  /// - Returns: The same step with the context of the route.
  public func adaptingContext<Transformer: ContextTransformer>(
    using transformer: Transformer
  ) -> Step<ViewController, Transformer.SourceContext, Needs> where Transformer.TargetContext == Context {
    adaptingContext { try transformer.transform($0) }
  }
}

extension CompleteFactoryAssembly {
  /// Adds a child whose factory takes another context.
  ///
  /// - Parameters:
  ///   - child: The factory of the child.
  ///   - action: The action that places the child in the container.
  ///   - transformer: A transformer that makes the child's context from the context of the request.
  /// - Returns: The factory with the child.
  public func with<Child: AbstractFactory, Placing: ContainerAction, Transformer: ContextTransformer>(
    _ child: Child, using action: Placing, adapting transformer: Transformer
  ) -> Self
  where
    Placing.ViewController == ViewController, Child.Needs == NeedsAction, Transformer.SourceContext == Context,
    Transformer.TargetContext == Child.Context
  {
    with(child, using: action) { try transformer.transform($0) }
  }
}

/// A context transformer whose conversion is a closure.
///
/// ```swift
/// let productOfOrder = productScreen.adaptingContext(
///   using: InlineContextTransformer { (order: Order) in order.productID })
/// ```
public struct InlineContextTransformer<SourceContext, TargetContext>: ContextTransformer {
  private let body: @MainActor (SourceContext) throws -> TargetContext

  /// Creates a transformer from a closure.
  ///
  /// - Parameter body: A closure that makes the required context, or throws an error that explains why there is none.
  public init(_ body: @escaping @MainActor (_ context: SourceContext) throws -> TargetContext) {
    self.body = body
  }

  /// Calls the closure.
  ///
  /// - Parameter context: The existing context.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  public func transform(_ context: SourceContext) throws -> TargetContext {
    try body(context)
  }
}

/// A transformer that discards any context, for steps that need none.
///
/// ```swift
/// let bagOfOrder = homeScreen.adaptingContext(using: NilContextTransformer<Order>())
/// ```
public struct NilContextTransformer<SourceContext>: ContextTransformer {
  /// Creates the transformer, without a state.
  public init() {}

  /// Discards the context.
  ///
  /// - Parameter context: The existing context.
  /// - Returns: `nil`.
  /// - Throws: No error.
  public func transform(_ context: SourceContext) throws -> Any? { nil }
}
