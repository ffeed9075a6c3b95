#if !canImport(UIKit)
  import Foundation
  import Portolan
  import Testing

  @Suite("Random walks through the store", .serialized, .limited)
  @MainActor
  struct RandomWalkTests {
    /// Set STORE_WALK_SEED to walk once more where a walk has failed, or STORE_WALKS for another number of walks.
    private nonisolated static let seeds: [UInt64] = {
      let environment = ProcessInfo.processInfo.environment
      if let seed = environment["STORE_WALK_SEED"].flatMap(UInt64.init) { return [seed] }
      let count = environment["STORE_WALKS"].flatMap(UInt64.init) ?? 8
      return (0..<count).map { $0 + 1 }
    }()

    @Test(
      "Whatever is asked for in whatever order, the tree is sound and nothing leaks", arguments: seeds,
      RandomWalk.Mode.allCases)
    func walk(seed: UInt64, mode: RandomWalk.Mode) async throws {
      let walk = try await RandomWalk(seed: seed, mode: mode)
      await walk.walk(1200)
      #expect(walk.faults == [], "seed \(seed), \(mode):\n\(walk.faults.joined(separator: "\n"))")
      // A walk in which hardly anything succeeds or fails would prove little.
      #expect(walk.answers["reached", default: 0] > 300)
      #expect(walk.answers["notDismissible", default: 0] > 0)
      #expect(walk.receiptCount > 0)
    }
  }
#endif
