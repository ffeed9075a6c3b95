import Portolan
import PortolanArticles
import Testing

@Suite("An instructor that asks for the same part for ever", .limited)
@MainActor
struct LaunchLoopTests {
  @Test("A part that returns at once keeps the main actor from nothing", arguments: [true, false])
  func returnsAtOnce(isAskingAgain: Bool) async throws {
    var asked = 0
    let launch = LaunchSequence(until: LaunchInstructor.main) {
      asked += 1
      // Without an end a failing test would not end either.
      return asked > 100_000 ? .main : .auth
    } run: { _ in
    }
    let task = Task { @MainActor in
      if isAskingAgain { try await launch.askAgain() } else { try await launch.start() }
    }
    await settle()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(asked < 100_000)
  }
}
