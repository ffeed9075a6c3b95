/// A sequence of parts of the app that run after a launch, such as onboarding and login, until the main part has run.
///
/// The sequence asks a launch instructor for the next part, runs it, and asks again when the part is over.
///
/// ```swift
/// enum LaunchPart { case login, onboarding, main }
///
/// let launch = LaunchSequence(until: LaunchPart.main) {
///   guard session.isOpen else { return .login }
///   return settings.tutorialWasShown ? .main : .onboarding
/// } run: { part in
///   switch part {
///   case .login: try await run(AuthFlow())
///   case .onboarding: try await run(OnboardingFlow())
///   case .main: try await router.navigate(to: ShopScreen.tabs)
///   }
/// }
/// try await launch.start()
/// inbox.gate.open(for: .launch)
/// ```
///
/// The sequence asks the instructor after every part, however the part ended. The instructor therefore decides whether
/// a user who leaves the login is asked to log in again.
@MainActor
public final class LaunchSequence<Part: Equatable> {
  private let last: Part
  private let instruct: @MainActor () -> Part
  private let run: @MainActor (Part) async throws -> Void

  /// Creates a sequence.
  ///
  /// - Parameters:
  ///   - last: The part with which the sequence ends, once it has run: the app itself.
  ///   - instruct: A closure that returns the next part.
  ///   - run: A closure that runs a part to its end. If it throws `CancellationError`, as a flow does that the user has
  ///     left, the sequence asks the instructor again. Any other error ends the sequence.
  public init(
    until last: Part, asking instruct: @escaping @MainActor () -> Part,
    run: @escaping @MainActor (Part) async throws -> Void
  ) {
    self.last = last
    self.instruct = instruct
    self.run = run
  }

  /// Runs the parts that the instructor returns, until the last part has run.
  ///
  /// - Throws: The error of a part, or `CancellationError` if the task is cancelled.
  public func start() async throws {
    while true {
      try Task.checkCancellation()
      let part = instruct()
      do {
        try await run(part)
        if part == last { return }
      } catch is CancellationError where part != last {
        // The user left the part; the instructor decides whether it runs again.
      }
      // A part that ends at once and is returned again must not block the rest of the app.
      await Task.yield()
    }
  }

  /// Runs the parts that must come before the last part while the last part is on screen.
  ///
  /// Call this method to show the login after a request was rejected as unauthorised, for example. The last part stays
  /// as it is and does not run again.
  ///
  /// ```swift
  /// let reauthorization = Reauthorization(isUnauthorized: isUnauthorized) { try await launch.askAgain() }
  /// ```
  ///
  /// - Throws: The error of a part, or `CancellationError` if the user has left it.
  public func askAgain() async throws {
    while true {
      try Task.checkCancellation()
      let part = instruct()
      if part == last { return }
      try await run(part)
      await Task.yield()
    }
  }
}
