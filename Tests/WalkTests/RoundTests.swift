#if os(macOS) || os(Linux)
  import Foundation
  import Testing
  import WalkSupport

  /// Rounds in a process of their own, whose heap no other test changes.
  @Suite(
    "The same round, again and again", .enabled(if: Rounds.isPossible, "The size of the heap is unknown"), .limited)
  struct RoundTests {
    /// The number of rounds that take some seconds in a debug build; fewer if a sanitizer slows them down.
    private static let rounds =
      (ProcessInfo.processInfo.environment["WALK_OPERATIONS"].flatMap { Int($0) } ?? 50_000 * RandomEffort.factor) / 5

    @Test("Nothing is left behind: no controller lives on, and the heap does not grow", .ownProcess)
    func nothingIsLeftBehind() async {
      await #expect(processExitsWith: .success) { try await RoundTests.run() }
    }

    @Test("Nothing is left behind by any object of the library that an app makes and releases", .ownProcess)
    func nothingIsLeftByObjects() async {
      await #expect(processExitsWith: .success) { try await RoundTests.liveAndGo() }
    }

    /// Stops the test library from keeping a backtrace of each error that is thrown.
    ///
    /// Swift calls the hooks for each error. Lives that throw would seem to leave their backtraces behind.
    private static func keepNoBacktraces() {
      for name in ["_swift_willThrow", "_swift_willThrowTypedImpl"] {
        dlsym(dlopen(nil, RTLD_LAZY), name)?.assumingMemoryBound(to: UnsafeRawPointer?.self).pointee = nil
      }
    }

    /// Threads of the system keep memory for a while, in some parts.
    ///
    /// A leak of a life is in all of them.
    @MainActor
    private static func liveAndGo() throws {
      keepNoBacktraces()
      let count = max(rounds / 40, 100)
      for subject in Subject.allCases {
        let lives = Lives()
        lives.live(subject, times: count / 5)
        var growths: [Int] = []
        for _ in 1...3 {
          let start = try #require(Heap.bytesInUseOfAllThreads)
          lives.live(subject, times: count)
          growths.append(try #require(Heap.bytesInUseOfAllThreads) - start)
        }
        let growth = try #require(growths.min())
        #expect(growth < 8 * count, "\(count) times \(subject) have left \(growth) bytes")
        if let fault = lives.fault { Issue.record("\(fault)") }
      }
    }

    @MainActor
    private static func run() async throws {
      let all = Rounds()
      let part = rounds / 10
      var growths: [Int] = []
      for number in 1...10 {
        let start = try #require(Heap.bytesInUse)
        all.run(until: part * number)
        growths.append(try #require(Heap.bytesInUse) - start)
        await Task.yield()
      }
      #expect(all.fault == nil)
      #expect(all.count == part * 10)
      all.finish()
      #expect(Rounds.livingControllers == 0)
      // The test library changes the heap in some parts. A leak of a round is in all of them, and is 16 bytes at least.
      let least = try #require(growths.min())
      #expect(least < 8 * part, "The heap grows in every part: \(growths)")
    }
  }
#endif
