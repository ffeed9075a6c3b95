public import Portolan

/// Waits until nothing moves and Portolan has nothing under way, so that a test can look at the app or be its user.
///
/// ```swift
/// async let answer = app.inbox.deliver(link)
/// try await settle(app.window)
/// login.tapLogIn()
/// ```
///
/// A request that waits in a guard is no reason to go on waiting, as a guard may wait for the user. If the app waits for
/// something else, such as a server, pass a condition.
///
/// - Parameters:
///   - window: The window to watch; `nil` for all windows of the app. Tests that run in parallel pass their own.
///   - limit: The longest time to wait. Where other tests keep the main actor busy it may take longer.
///   - condition: What must hold besides; it is asked only when nothing moves.
/// - Throws: ``NotSettled`` when the time is over, `CancellationError` when the task is cancelled.
@MainActor
public func settle(
  _ window: UIWindow? = nil, within limit: Duration = .seconds(10), until condition: () -> Bool = { true }
) async throws {
  let deadline = ContinuousClock.now.advanced(by: limit)
  var watch = Watch(window)
  while true {
    try await watch.takeRound()
    if watch.isQuiet, condition() { return }
    if watch.isLongEnough, ContinuousClock.now >= deadline { throw watch.failure(after: limit) }
  }
}
