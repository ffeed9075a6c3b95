/// Who is logged in. Created by whoever starts the app, and handed to what needs it.
@MainActor
public final class Session {
  /// Whether somebody is logged in.
  public private(set) var isLoggedIn: Bool

  private var attempts: [WeakAttempt] = []

  /// - Parameter isLoggedIn: Whether somebody is logged in from the start.
  public init(isLoggedIn: Bool = false) {
    self.isLoggedIn = isLoggedIn
  }

  /// Logs in, and lets those go on who waited for it.
  public func logIn() {
    isLoggedIn = true
    for attempt in attempts { attempt.value?.end() }
    attempts = []
  }

  /// Logs out. What is on screen stays there.
  public func logOut() {
    isLoggedIn = false
  }

  /// Ends an attempt as soon as somebody logs in, in whatever way.
  func end(_ attempt: LoginAttempt) {
    attempts.removeAll { $0.value == nil }
    attempts.append(WeakAttempt(value: attempt))
  }
}

private struct WeakAttempt {
  weak var value: LoginAttempt?
}
