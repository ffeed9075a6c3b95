/// Waits until the app is idle, so that a test can inspect it or act as its user.
///
/// ```swift
/// async let answer = app.inbox.deliver(link)
/// try await settle(app.window)
/// loginViewController.tapLogIn()
/// ```
///
/// A request that waits in a guard does not count as work in progress, since a guard may wait for the user. If the app
/// waits for something else, such as a server, pass a condition.
///
/// - Parameters:
///   - window: The window to watch, or `nil` for all windows of the app. Tests that run in parallel pass their own.
///   - limit: The maximum time to wait. It may be exceeded if other tests keep the main actor busy.
///   - condition: An additional condition. It is only evaluated when the app is idle.
/// - Throws: ``NotSettled`` if the time is over, or `CancellationError` if the task is cancelled.
@MainActor
public func settle(
  _ window: UIWindow? = nil, within limit: Duration = .seconds(10), until condition: () -> Bool = { true }
) async throws {
  let deadline = ContinuousClock.now.advanced(by: limit)
  var monitor = IdleMonitor(window)
  while true {
    try await monitor.check()
    if monitor.isQuiet, condition() { return }
    if monitor.hasHadEnoughTurns, ContinuousClock.now >= deadline { throw monitor.failure(after: limit) }
  }
}
