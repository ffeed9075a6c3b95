/// A workload that is prepared once and then repeated as often as the measurement needs.
@MainActor
struct Workload {
  /// A closure that repeats the work.
  ///
  /// It contains the loop, so that the measurement adds no cost.
  typealias Body = @MainActor (_ count: Int) async throws -> Void

  /// Prepares the work, and returns it.
  let prepare: @MainActor () async throws -> Body
}
