import FlawedApp
import PortolanExecutor
import PortolanTestTraits
import PortolanVerifier
import Testing

@Suite("The verification finds what is planted", .serialized, .enabled(if: VirtualExecutor.isAvailable))
@MainActor
struct FlawedTests {
  @Test("The app without faults is clean, and all of it is explored within the bounds")
  func clean() async throws {
    let report = try await FlawedUnderTool.verify(states: 1500, depth: 4)
    #expect(report.isClean)
    #expect(report.states > 100)
  }
}
