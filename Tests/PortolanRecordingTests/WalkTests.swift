#if !canImport(UIKit)
  import Foundation
  import PortolanExecutor
  import PortolanTestTraits
  import PortolanTool
  import Testing

  @testable import walk

  @Suite("Random walks", .limited, .enabled(if: VirtualExecutor.isAvailable))
  struct RecordedWalkTests {
    @Test("Random walks are recorded and replayed without a difference", .ownProcess)
    func walks() async throws {
      // Virtual time is a matter of the whole process.
      await #expect(processExitsWith: .success) {
        let outcome = await VirtualRun.outcome { await RecordedWalk.outcome(of: UInt64(8 * RandomEffort.factor)) }
        if outcome.status != .done { print(outcome) }
        exit(outcome.status.rawValue)
      }
    }
  }
#endif
