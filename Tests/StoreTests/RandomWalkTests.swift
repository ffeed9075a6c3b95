#if !canImport(UIKit)
  import Foundation
  import Portolan
  import Testing

  @Suite("Random walks through the store", .serialized, .limited)
  @MainActor
  struct RandomWalkTests {
    /// The seeds of the walks.
    ///
    /// Set STORE_WALK_SEED to repeat a walk that failed, or STORE_WALKS to change the number of walks.
    private nonisolated static let seeds: [UInt64] = {
      let environment = ProcessInfo.processInfo.environment
      if let seed = environment["STORE_WALK_SEED"].flatMap(UInt64.init) { return [seed] }
      let count = environment["STORE_WALKS"].flatMap(UInt64.init) ?? 8
      return (0..<count).map { $0 + 1 }
    }()

    @Test(
      "After any sequence of operations the tree is consistent, and nothing leaks", arguments: seeds,
      RandomWalk.Mode.allCases)
    func walk(seed: UInt64, mode: RandomWalk.Mode) async throws {
      let walk = try await RandomWalk(seed: seed, mode: mode)
      await walk.walk(1200)
      #expect(walk.faults == [], "seed \(seed), \(mode):\n\(walk.faults.joined(separator: "\n"))")
      // A walk with hardly any success or failure would prove little.
      #expect(walk.answers["reached", default: 0] > 300)
      #expect(walk.answers["notDismissible", default: 0] > 0)
      #expect(walk.receiptCount > 0)
    }
  }
#endif
