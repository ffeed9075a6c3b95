import Portolan
import PortolanArticles
import Testing

@Suite("The launch of an app", .patient, .limited)
@MainActor
struct LaunchSequenceTests {
  @Test("The instructor of the articles asks for the login first, then for the introduction")
  func configure() {
    #expect(LaunchInstructor.configure(tutorialWasShown: false, isAutorized: false) == .auth)
    #expect(LaunchInstructor.configure(tutorialWasShown: true, isAutorized: false) == .auth)
    #expect(LaunchInstructor.configure(tutorialWasShown: false, isAutorized: true) == .onboarding)
    #expect(LaunchInstructor.configure(tutorialWasShown: true, isAutorized: true) == .main)
  }

  @Test("The instructor is asked after every part, also if the user has left it")
  func sequence() async throws {
    var tutorialWasShown = false
    var attempts = 0
    var parts: [LaunchInstructor] = []
    let launch = LaunchSequence(until: .main) {
      LaunchInstructor.configure(tutorialWasShown: tutorialWasShown, isAutorized: attempts > 1)
    } run: { part in
      parts.append(part)
      switch part {
      case .auth:
        attempts += 1
        if attempts == 1 { throw CancellationError() }
      case .onboarding: tutorialWasShown = true
      case .main: break
      }
    }
    try await launch.start()
    #expect(parts == [.auth, .auth, .onboarding, .main])
  }

  @Test("An error ends the launch, and so does cancelling it")
  func failure() async throws {
    let failing = LaunchSequence(until: LaunchInstructor.main) {
      .auth
    } run: { _ in
      throw Failure()
    }
    await #expect(throws: Failure.self) { try await failing.start() }

    let endless = LaunchSequence(until: LaunchInstructor.main) {
      .auth
    } run: { _ in
      throw CancellationError()
    }
    let task = Task { @MainActor in try await endless.start() }
    await settle()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A part that returns at once keeps the main actor from nothing", arguments: [true, false])
  func returnsAtOnce(isAskingAgain: Bool) async throws {
    var asked = 0
    let launch = LaunchSequence(until: LaunchInstructor.main) {
      asked += 1
      // Without an end a failing test would not end either.
      return asked > 100_000 ? .main : .auth
    } run: { _ in
    }
    let task = Task { if isAskingAgain { try await launch.askAgain() } else { try await launch.start() } }
    await settle()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(asked < 100_000)
  }
}
