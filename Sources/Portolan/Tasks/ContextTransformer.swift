/// Makes the context of one step from that of another, so that both can stand in one route.
@MainActor
public protocol ContextTransformer<SourceContext, TargetContext> {
  /// The context that is there.
  associatedtype SourceContext
  /// The context that is needed.
  associatedtype TargetContext

  /// Makes one context from the other.
  ///
  /// - Parameter context: The context that is there.
  /// - Returns: The context that is needed.
  /// - Throws: Why there is none; the navigation then fails before it has touched the hierarchy.
  func transform(_ context: SourceContext) throws -> TargetContext
}

/// A context transformer written on the spot.
public struct InlineContextTransformer<SourceContext, TargetContext>: ContextTransformer {
  private let body: @MainActor (SourceContext) throws -> TargetContext

  /// - Parameter body: Makes one context from the other, or throws why there is none.
  public init(_ body: @escaping @MainActor (_ context: SourceContext) throws -> TargetContext) {
    self.body = body
  }

  public func transform(_ context: SourceContext) throws -> TargetContext {
    try body(context)
  }
}

/// Makes nothing of any context, for steps that need none.
public struct NilContextTransformer<SourceContext>: ContextTransformer {
  /// Makes the one that there is: it has no state.
  public init() {}

  public func transform(_ context: SourceContext) throws -> Any? { nil }
}
