/// Asks a launch instructor which part of the app comes next, runs that, and asks again when it is over.
///
/// ```swift
/// let launch = LaunchSequence(until: .main) {
///   LaunchInstructor.configure(tutorialWasShown: settings.tutorialWasShown, isAutorized: session.isOpen)
/// } run: { part in
///   switch part {
///   case .auth: try await run(AuthFlow())
///   case .onboarding: try await run(OnboardingFlow())
///   case .main: showTabs()
///   }
/// }
/// try await launch.start()
/// inbox.gate.open(for: .launch)
/// ```
///
/// The user who leaves the login is asked to log in again: that is for the instructor to decide, which is asked after
/// every part, however it ended.
@MainActor
public final class LaunchSequence<Part: Equatable & Sendable> {
  private let last: Part
  private let instruct: @MainActor () -> Part
  private let run: @MainActor (Part) async throws -> Void

  /// - Parameters:
  ///   - last: The part with which the sequence ends, once it has run: the app itself.
  ///   - instruct: Says which part comes next.
  ///   - run: Runs a part to its end. `CancellationError`, with which a flow ends that the user has left, has the
  ///     instructor asked again; any other error ends the sequence.
  public init(
    until last: Part, asking instruct: @escaping @MainActor () -> Part,
    run: @escaping @MainActor (Part) async throws -> Void
  ) {
    self.last = last
    self.instruct = instruct
    self.run = run
  }

  /// Asks and runs, until the last part has run.
  ///
  /// - Throws: What a part throws, and `CancellationError` where the task is cancelled.
  public func start() async throws {
    while true {
      try Task.checkCancellation()
      let part = instruct()
      do {
        try await run(part)
        if part == last { return }
      } catch is CancellationError where part != last {
        // The user has left it, and may be asked again.
      }
      // A part that ends at once and is asked for again must not keep the app from everything else.
      await Task.yield()
    }
  }

  /// Asks while the last part is on screen, and runs what has to come first: the login, say, where a request has come
  /// back unauthorised. The last part stays as it is, and does not run again.
  ///
  /// ```swift
  /// let reauthorization = Reauthorization(isUnauthorized: isUnauthorized) { try await launch.askAgain() }
  /// ```
  ///
  /// - Throws: What a part throws, and `CancellationError` where the user has left it.
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
