package import Portolan
package import PortolanTestSupport
package import Testing

extension App {
  /// Expects that a navigation fails with ``Failure``, and that the hierarchy is as it was.
  ///
  /// - Parameters:
  ///   - sourceLocation: The place that an issue names.
  ///   - navigate: The navigation, by the router of the window.
  package func expectUndone<Answer>(
    sourceLocation: SourceLocation = #_sourceLocation, _ navigate: @MainActor (DefaultRouter) async throws -> Answer
  ) async {
    let before = state
    await #expect(throws: Failure(), sourceLocation: sourceLocation) { _ = try await navigate(router) }
    #expect(state == before, sourceLocation: sourceLocation)
  }

  /// Expects that the router refuses a navigation, and that the hierarchy is as it was.
  ///
  /// - Parameters:
  ///   - code: The code of the error.
  ///   - sourceLocation: The place that an issue names.
  ///   - navigate: The navigation, by the router of the window.
  /// - Returns: The error.
  @discardableResult
  package func expectRefused<Answer>(
    as code: RoutingError.Code, sourceLocation: SourceLocation = #_sourceLocation,
    _ navigate: @MainActor (DefaultRouter) async throws -> Answer
  ) async -> RoutingError? {
    let before = state
    let error = await #expect(throws: RoutingError.self, sourceLocation: sourceLocation) {
      _ = try await navigate(router)
    }
    #expect(error?.code == code, sourceLocation: sourceLocation)
    #expect(state == before, sourceLocation: sourceLocation)
    return error
  }
}
