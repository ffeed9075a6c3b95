#if os(macOS) || os(Linux)
  import Foundation
  import Testing
  import WalkSupport

  /// Walks in processes of their own: on the main actor of the tests, a walk and the tests that wait meanwhile would slow one
  /// another down.
  @Suite(
    "Random walks with a model", .enabled(if: Campaign.isPossible, "The runtime has no hooks for executors"),
    .limited
  )
  struct RandomWalkTests {
    /// The number of operations that take some seconds in a debug build; fewer if a sanitizer slows them down.
    private static let operations =
      ProcessInfo.processInfo.environment["WALK_OPERATIONS"].flatMap { Int($0) } ?? 30_000 * RandomEffort.factor

    @Test("No rule is broken, whatever happens in whatever order", .ownProcess)
    func nothingIsBroken() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        await RandomWalkTests.walk()
      }
      print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self))
    }

    @MainActor
    private static func walk() {
      var campaign = Campaign(seed: 20_000)
      campaign.run(until: operations)
      print(campaign.summary)
      for failure in campaign.failures { Issue.record("\(failure)") }
      #expect(campaign.operations >= operations)
    }

    @Test("The same seed gives the same walk", .ownProcess)
    func determinism() async {
      await #expect(processExitsWith: .success) { try await RandomWalkTests.walkTwice() }
    }

    @MainActor
    private static func walkTwice() throws {
      var descriptions: [String] = []
      for _ in 0..<2 {
        var campaign = Campaign(seed: 1, defect: .actionKeepsScreens)
        campaign.run(until: 20_000, stoppingAtFailure: true)
        descriptions.append(try #require(campaign.failures.first).description)
      }
      #expect(descriptions[0] == descriptions[1])
    }
  }
#endif
