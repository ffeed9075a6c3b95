/// Lets other tasks run for a number of turns of the main actor.
@MainActor
package func settle(turns: Int = 200) async {
  for _ in 0..<turns { await Task.yield() }
}

/// Waits until a condition holds, or until far more time has passed than any test needs.
///
/// A suspended task resumes through another thread, and on a busy machine others get many turns before it.
///
/// - Parameters:
///   - limit: The time after which the wait ends in any case.
///   - condition: The condition.
/// - Returns: A Boolean value that indicates whether the condition holds.
@MainActor
@discardableResult
package func until(within limit: Duration = .seconds(10), _ condition: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now.advanced(by: limit)
  repeat {
    for _ in 0..<1000 {
      if condition() { return true }
      await Task.yield()
    }
  } while ContinuousClock.now < deadline
  return condition()
}
