/// The part of the app that comes next: the login, the introduction, or the app itself.
///
/// The app asks for it at launch, each time a part is over, and when a request is answered as unauthorised; see
/// ``LaunchSequence``. An app with other parts declares its own enum.
///
/// ```swift
/// let launch = LaunchSequence(until: LaunchInstructor.main) {
///   .configure(tutorialWasShown: settings.tutorialWasShown, isAutorized: session.isOpen)
/// } run: { part in
///   switch part {
///   case .auth: _ = try await run(AuthFlow())
///   case .onboarding: try await run(OnboardingFlow())
///   case .main: try await router.navigate(to: ShopScreen.tabs)
///   }
/// }
/// ```
public enum LaunchInstructor: Hashable, Sendable {
  /// The app itself.
  case main
  /// The login.
  case auth
  /// The introduction.
  case onboarding

  /// Returns the part that comes next for a user.
  ///
  /// - Parameters:
  ///   - tutorialWasShown: A Boolean value that indicates whether the user has seen the introduction.
  ///   - isAutorized: A Boolean value that indicates whether the user is logged in. The spelling is from the
  ///     articles about coordinators.
  /// - Returns: The login if the user is not logged in, then the introduction if the user has not seen it, and
  ///   otherwise the app.
  public static func configure(tutorialWasShown: Bool, isAutorized: Bool) -> LaunchInstructor {
    guard isAutorized else { return .auth }
    return tutorialWasShown ? .main : .onboarding
  }
}
