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
