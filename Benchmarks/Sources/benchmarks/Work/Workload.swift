/// Work to be measured: prepared once, then carried out as often as the measurement needs.
@MainActor
struct Workload {
  /// Carries the work out so many times. The loop is inside, so that the measurement adds nothing to the work.
  typealias Body = @MainActor (_ count: Int) async throws -> Void

  /// Sets the scene, and gives the work.
  let prepare: @MainActor () async throws -> Body
}
