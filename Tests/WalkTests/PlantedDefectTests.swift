#if os(macOS) || os(Linux)
  import Testing
  import WalkSupport

  @Suite(
    "A walk finds what is planted", .enabled(if: Campaign.isPossible, "The runtime has no hooks for executors"),
    .limited)
  struct PlantedDefectTests {
    @Test("Each defect breaks its rule, and is shown in a few operations", .ownProcess)
    func areFound() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        for defect in Defect.allCases { try await PlantedDefectTests.find(defect) }
      }
      print(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self))
    }

    @MainActor
    private static func find(_ defect: Defect) throws {
      var campaign = Campaign(seed: 1, defect: defect)
      campaign.run(until: 100_000, stoppingAtFailure: true)
      let failure = try #require(campaign.failures.first, "\(defect) was not found")
      print("\(defect): found after \(campaign.operations) operations, shown in \(failure.shortestLength)")
      #expect(defect.rules.contains(failure.rule), "\(failure)")
      #expect(failure.shortestLength <= 3, "\(failure)")
      #expect(failure.description.contains("To see it again: swift run walk --seed \(failure.seed)"))
    }
  }

  extension Defect {
    /// The rules that the defect may be seen to break first.
    fileprivate var rules: Set<Violation.Rule> {
      switch self {
      case .containerShowsAnotherPage: [.visibleIsWhatTheTreeShows]
      case .adapterNeverRemoves: [.failureChangesNothing, .undoIsComplete, .parentAndChildAgree]
      case .actionMovesAfterItsFailure: [.failureChangesNothing, .appearancesAreToldOnce]
      case .actionKeepsScreens: [.whatLeftIsReleased]
      case .guardIsNeverAnswered: [.everyRequestIsAnswered, .whatLeftIsReleased]
      case .observerIsDeafToOthers: [.appearancesAreToldOnce]
      case .tabsIgnoreDismissals: [.waitsEndByEvents]
      case .finderMovesTheHierarchy: [.planChangesNothing, .failureChangesNothing, .appearancesAreToldOnce]
      }
    }
  }
#endif
