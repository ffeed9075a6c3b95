#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  // The guard of the ferry refers to the app that was started last. So the tests run one after another.
  @Suite("Links whose guard asks the user, in an app without an inbox", .serialized, .limited)
  @MainActor
  struct LinkInProgressTests {
    private func play(_ story: String) async throws -> Outcome {
      try await TemporaryFolder(["story": story]).outcome(of: ["play", "@story"], tool: FerryTool.self)
    }

    @Test("The user answers in a later step of a story, which has the result")
    func stories() async throws {
      let story = """
        launch
        link ferry://deck
        expect top UIAlertController
        tap Lost it
        expect failure There is no ticket.
        expect top ramp
        ferry://deck
        tap Show it
        expect top deck
        """
      let held = try await play(story)
      #expect(held == .done("story  holds, 9 lines"), "\(held.diagnosis)")
      let denied = try await play("launch\nlink ferry://deck\ntap Lost it")
      #expect(denied.diagnosis.hasPrefix(#"story:3: "tap Lost it" does not hold: There is no ticket."#), "\(denied)")
    }

    @Test("The commands do not wait for the user, and report the link as in progress")
    func isUnderWay() async {
      for command in ["open", "show"] {
        let outcome = await FerryTool.outcome(of: [command, "ferry://deck"])
        #expect(outcome.status == .failed)
        #expect(
          outcome.diagnosis.hasPrefix(
            "It is in progress and waits for the user, with UIAlertController on top. To fix: add the user's next step with show --then "
          ),
          "\(outcome.diagnosis)")
      }
      let document = await FerryTool.outcome(of: ["open", "ferry://deck", "--json"])
      #expect(document.output.contains(#""code" : "underWay""#))
      #expect(document.output.contains(#""reached" : false"#))
    }

    @Test("The user answers with --then")
    func answers() async {
      let shown = await FerryTool.outcome(of: ["show", "ferry://deck", "--then", "tap Show it"])
      #expect(shown.status == .done, "\(shown.diagnosis)")
      #expect(shown.output.contains("deck"))
      let denied = await FerryTool.outcome(of: ["show", "ferry://deck", "--then", "tap Lost it"])
      #expect(denied == Outcome(diagnosis: "There is no ticket. To fix: buy one.", status: .failed))
    }

    @Test("A plan does not ask the user")
    func plan() async {
      let outcome = await FerryTool.outcome(of: ["open", "ferry://deck", "--plan"])
      #expect(outcome.status == .done)
      #expect(!outcome.output.contains("UIAlertController"))
    }

    @Test("settle() of an app waits for its other work")
    func waitsForServer() async {
      let outcome = await IslandTool.outcome(of: ["open", "harbour://piers/1"])
      #expect(outcome.status == .done, "\(outcome.diagnosis)")
    }
  }
#endif
