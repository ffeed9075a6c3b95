#if os(macOS) || os(Linux)
  import Foundation
  import Portolan
  import Testing

  /// Walks in processes of their own, one for each mode, since they would keep the main actor of the tests busy for minutes.
  @Suite("Random walks through the store", .limited)
  @MainActor
  struct RandomWalkTests {
    /// The seeds of the walks.
    ///
    /// Set STORE_WALK_SEED to repeat a walk that failed, or STORE_WALKS to change the number of walks.
    private nonisolated static let seeds: [UInt64] = {
      let environment = ProcessInfo.processInfo.environment
      if let seed = environment["STORE_WALK_SEED"].flatMap(UInt64.init) { return [seed] }
      let count = environment["STORE_WALKS"].flatMap(UInt64.init) ?? UInt64(3 * RandomEffort.factor)
      return (0..<count).map { $0 + 1 }
    }()

    @Test(
      "After any sequence of operations, the tree of the store is consistent, and nothing leaks: transitions at once",
      .ownProcess)
    func immediate() async {
      await #expect(processExitsWith: .success) { try await RandomWalkTests.walk(.immediate) }
    }

    @Test(
      "After any sequence of operations, the tree of the store is consistent, and nothing leaks: transitions in later turns",
      .ownProcess
    )
    func turn() async {
      await #expect(processExitsWith: .success) { try await RandomWalkTests.walk(.turn) }
    }

    private static func walk(_ mode: RandomWalk.Mode) async throws {
      for seed in seeds {
        let walk = try await RandomWalk(seed: seed, mode: mode)
        await walk.walk(1200)
        #expect(walk.faults == [], "seed \(seed), \(mode):\n\(walk.faults.joined(separator: "\n"))")
        // A walk with hardly any success or failure would prove little.
        #expect(walk.answers["reached", default: 0] > 300)
        #expect(walk.answers["notDismissible", default: 0] > 0)
        #expect(walk.receiptCount > 0)
      }
    }
  }
#endif
