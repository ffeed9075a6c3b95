#if !canImport(UIKit)
  import Foundation
  import Testing
  import WalkSupport

  @MainActor
  @Suite("The same round, again and again", .enabled(if: Rounds.isPossible, "Nobody tells the heap's size"), .limited)
  struct RoundTests {
    /// As many as take some ten seconds in a debug build; fewer where a sanitizer slows them down.
    private static let rounds =
      (ProcessInfo.processInfo.environment["WALK_OPERATIONS"].flatMap { Int($0) } ?? 100_000) / 5

    @Test("Nothing is left behind: no controller lives on, and the heap does not grow")
    func nothingIsLeftBehind() async throws {
      let rounds = Rounds()
      let part = Self.rounds / 10
      var growths: [Int] = []
      for number in 1...10 {
        let start = try #require(Heap.bytesInUse)
        rounds.run(until: part * number)
        growths.append(try #require(Heap.bytesInUse) - start)
        // Other tests get their turn on the main actor.
        await Task.yield()
      }
      #expect(rounds.fault == nil)
      #expect(rounds.count == part * 10)
      rounds.finish()
      #expect(Rounds.livingControllers == 0)
      // What other tests do to the heap meanwhile is in some of the numbers; what a round leaves behind is in all, and is
      // 16 bytes at least.
      let least = try #require(growths.min())
      #expect(least < 8 * part, "The heap grows in every part: \(growths)")
    }
  }
#endif
