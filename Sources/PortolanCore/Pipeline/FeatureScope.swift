/// The features of the router that runs an app's code outside the stages of a request, such as a post-routing task or a
/// guard of a state that is restored.
@MainActor
package struct FeatureScope {
  @TaskLocal private static var innermost: FeatureScope?

  private let features: FeatureValues
  /// The request that had called the code around this scope.
  private let outer: NavigationRequest.Token?

  /// The features of the router that called the current code, or `nil` if no router did.
  package static var current: FeatureValues? {
    // A request that began inside the scope has a token of its own, and its router is the one that called the code.
    if let innermost, innermost.outer === NavigationRequest.currentToken { return innermost.features }
    return NavigationRequest.current?.configuration.features
  }

  /// Runs code of the app on behalf of a router.
  package static func run<Answer>(
    _ features: FeatureValues, _ body: @MainActor () async throws -> Answer
  ) async rethrows -> Answer {
    let scope = FeatureScope(features: features, outer: NavigationRequest.currentToken)
    return try await $innermost.withValue(scope, operation: body)
  }
}
