/// What the user of a run does when the guard asks them to log in. There is always an answer, so that nothing waits for
/// ever.
public enum LoginAnswer: String, Sendable {
  /// Logs in, by the button of the login screen.
  case logsIn
  /// Swipes the login screen away.
  case declines
}
