#if !canImport(UIKit)
  import PortolanExecutor
  import PortolanVerifier
  import StoreTool
  import Testing

  @Suite("The verification of the store", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct VerificationTests {
    @Test("The store breaks no rule in the states that are nearest to its launch")
    func store() async throws {
      let report = try await StoreUnderTool.verify(states: 250)
      #expect(report.states == 250)
    }
  }
#endif
