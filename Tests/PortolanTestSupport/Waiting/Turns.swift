/// Lets other tasks run for a number of turns of the main actor.
@MainActor
package func settle(turns: Int = 200) async {
  for _ in 0..<turns { await Task.yield() }
}

/// Waits until a condition holds, or until far more turns and far more time have passed than any test needs.
///
/// A suspended task resumes through another thread, and on a busy machine others get many turns before it. Other tests may
/// also take all the time for themselves.
///
/// - Parameters:
///   - limit: The least time after which the wait ends.
///   - turns: The least number of turns after which the wait ends.
///   - condition: The condition.
/// - Returns: A Boolean value that indicates whether the condition holds.
@MainActor
@discardableResult
package func until(
  within limit: Duration = .seconds(10), turns: Int = 100_000, _ condition: () -> Bool
) async -> Bool {
  let deadline = ContinuousClock.now.advanced(by: limit)
  repeat {
    for _ in 0..<turns {
      if condition() { return true }
      await Task.yield()
    }
  } while ContinuousClock.now < deadline
  return condition()
}
