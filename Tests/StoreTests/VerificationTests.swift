#if os(macOS) || os(Linux)
  import Foundation
  import PortolanExecutor
  import PortolanTool
  import PortolanVerifier
  import Testing

  @testable import StoreTool

  @Suite("The verification of the store", .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct VerificationTests {
    @Test("The store breaks no rule in the states that are nearest to its launch", .ownProcess)
    func store() async {
      // Nothing of other tests is in a process of its own.
      await #expect(processExitsWith: .success) {
        let report = try await StoreUnderTool.verify(states: 250)
        #expect(report.states == 250)
      }
    }

    @Test("A relaunch leaves no window that the process before has shown", .headlessOnly)
    func relaunch() async throws {
      let app = try await StoreUnderTool { _ in }
      let before = app.window
      try await app.relaunch()
      #expect(app.window !== before)
      #expect(before.isHidden)
    }

    @Test("The two columns of the store are stored in one width and restored in the other", .ownProcess)
    func columns() async {
      await #expect(processExitsWith: .success) { try await VerificationTests.restoreColumns() }
    }

    private static func restoreColumns() async throws {
      let story = """
        launch
        link store://cities/Genoa
        expect rule restoration
        width compact
        expect rule restoration
        link store://cities/lisbon
        expect rule restoration
        """
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).story")
      defer { try? FileManager.default.removeItem(at: file) }
      try story.write(to: file, atomically: true, encoding: .utf8)
      try await StoreUnderTool.play(file)
    }
  }
#endif
