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

  /// Makes the required context from the existing one.
  ///
  /// - Parameter context: The existing context.
  /// - Returns: The required context.
  /// - Throws: An error that explains why there is none. The navigation then fails with that error, before it has
  ///   changed the hierarchy.
  func transform(_ context: SourceContext) throws -> TargetContext
}

/// A context transformer whose conversion is a closure.
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
public struct NilContextTransformer<SourceContext>: ContextTransformer {
  /// Creates the transformer, which has no state.
  public init() {}

  /// Discards the context.
  ///
  /// - Parameter context: The existing context.
  /// - Returns: `nil`.
  /// - Throws: No error.
  public func transform(_ context: SourceContext) throws -> Any? { nil }
}
