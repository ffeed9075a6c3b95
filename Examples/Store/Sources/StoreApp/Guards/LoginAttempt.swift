/// Somebody's wait for the end of a login.
///
/// The login screen holds it, so that a screen that goes ends the wait, whoever took it away and however.
final class LoginAttempt: Sendable {
  /// Finishes when somebody has logged in or the screen is gone; yields nothing.
  let ended: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (ended, continuation) = AsyncStream.makeStream()
  }

  deinit {
    continuation.finish()
  }

  func end() {
    continuation.finish()
  }
}
