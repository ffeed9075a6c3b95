#if !canImport(UIKit)
  import Foundation
  import Testing
  import WalkSupport

  @MainActor
  @Suite(
    "Random walks with a model", .enabled(if: Campaign.isPossible, "The runtime has no hooks for executors"),
    .limited
  )
  struct RandomWalkTests {
    /// As many as take some ten seconds in a debug build; fewer where a sanitizer slows them down.
    private static let operations =
      ProcessInfo.processInfo.environment["WALK_OPERATIONS"].flatMap { Int($0) } ?? 100_000

    @Test("No rule is broken, whatever happens in whatever order")
    func nothingIsBroken() async {
      var campaign = Campaign(seed: 20_000)
      // In parts, so that other tests get their turn on the main actor.
      while campaign.operations < Self.operations, campaign.failures.count < Campaign.enough {
        campaign.run(until: min(campaign.operations + 200, Self.operations))
        await Task.yield()
      }
      print(campaign.summary)
      for failure in campaign.failures { Issue.record("\(failure)") }
      #expect(campaign.operations >= Self.operations)
    }

    @Test("The same seed gives the same walk")
    func determinism() throws {
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
