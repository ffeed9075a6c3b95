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
