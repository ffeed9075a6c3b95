#if !canImport(UIKit)
  import Testing
  import WalkSupport

  @MainActor
  @Suite(
    "The same round, again and again", .serialized, .enabled(if: Rounds.isPossible, "Nobody tells the heap's size"))
  struct RoundTests {
    @Test("Nothing is left behind: no controller lives on, and the heap does not grow")
    func nothingIsLeftBehind() throws {
      let rounds = Rounds()
      rounds.run(until: 2_000)
      let start = try #require(Heap.bytesInUse)
      rounds.run(until: 20_000)
      let end = try #require(Heap.bytesInUse)
      #expect(rounds.fault == nil)
      rounds.finish()
      #expect(Rounds.livingControllers == 0)
      // One object left behind by each round would be 288 000 bytes at least. Other tests may run beside this one.
      #expect(end - start < 100_000)
    }
  }
#endif
