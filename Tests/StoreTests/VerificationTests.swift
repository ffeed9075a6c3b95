#if os(macOS) || os(Linux)
  import PortolanExecutor
  import PortolanVerifier
  import StoreTool
  import Testing

  @Suite("The verification of the store", .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct VerificationTests {
    @Test("The store breaks no rule in the states that are nearest to its launch")
    func store() async {
      // Nothing of other tests is in a process of its own.
      await #expect(processExitsWith: .success) {
        let report = try await StoreUnderTool.verify(states: 250)
        #expect(report.states == 250)
      }
    }
  }
#endif
