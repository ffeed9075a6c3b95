/// Lets everything run that can, for so many turns of the main actor.
@MainActor
package func settle(turns: Int = 200) async {
  for _ in 0..<turns { await Task.yield() }
}

/// Returns when something holds, or has not come to hold in far more turns than any test needs: a task that has waited
/// goes on by way of another thread, and on a busy machine others have many turns before it.
///
/// - Returns: Whether it holds.
@MainActor
@discardableResult
package func until(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<100_000 {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}
