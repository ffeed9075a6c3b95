/// Says which part of the app comes next: the login, the introduction, or the app itself.
///
/// It is asked when the app is launched, each time that a part is over, and when a request comes back unauthorised; see
/// ``LaunchSequence``. An app with other parts has an enum of its own.
public enum LaunchInstructor: Hashable, Sendable {
  /// The app itself.
  case main
  /// The login.
  case auth
  /// The introduction.
  case onboarding

  /// Decides from what is known of the user.
  ///
  /// - Parameters:
  ///   - tutorialWasShown: Whether the user has seen the introduction.
  ///   - isAutorized: Whether the user is logged in. The spelling is that of the articles.
  /// - Returns: The login for one who is not logged in, then the introduction, then the app.
  public static func configure(tutorialWasShown: Bool, isAutorized: Bool) -> LaunchInstructor {
    guard isAutorized else { return .auth }
    return tutorialWasShown ? .main : .onboarding
  }
}
