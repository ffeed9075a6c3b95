#if os(macOS) || os(Linux)
  import Foundation
  import Testing
  import WalkSupport

  /// Walks in a process of their own, as the other random walks.
  @Suite(
    "Random walks whose states are stored and restored",
    .enabled(if: Campaign.isPossible, "The runtime has no hooks for executors"), .limited)
  struct RestoredWalkTests {
    /// The number of operations, after each of which the state is restored.
    private static let operations =
      (ProcessInfo.processInfo.environment["WALK_OPERATIONS"].flatMap { Int($0) } ?? 50_000 * RandomEffort.factor) * 3
      / 100

    @Test("Each state of a generated app is restored as it is, in its own width and in the other", .ownProcess)
    func statesComeBack() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        await RestoredWalkTests.walk()
      }
      print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self))
    }

    @MainActor
    private static func walk() {
      var campaign = RestoredCampaign(seed: 1)
      campaign.run(until: operations)
      print(campaign.summary)
      for failure in campaign.failures { Issue.record("\(failure)") }
      #expect(campaign.operations >= operations)
    }
  }
#endif
