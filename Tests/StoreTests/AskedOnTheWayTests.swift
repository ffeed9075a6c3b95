#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import StoreTool
  import Testing

  @Suite("Links whose guard asks the user, on the command line", .limited)
  @MainActor
  struct AskedOnTheWayTests {
    private enum StoreCommand: PortolanCommand {
      typealias App = StoreUnderTool

      static let name = "store"
    }

    private let settings = ["https://store.example/settings", "--wait-for-login"]

    @Test("The steps of --then answer the guard, and the screen is shown")
    func logsIn() async {
      let outcome = await StoreCommand.outcome(of: ["show"] + settings + ["--then", "tap Log in"])
      #expect(outcome.status == .done, "\(outcome.diagnosis)")
      #expect(outcome.output.contains("Settings"))
      #expect(!outcome.output.contains("[Log in]"))
    }

    @Test("Further steps are performed on the screen")
    func goesOn() async {
      let outcome = await StoreCommand.outcome(of: ["show"] + settings + ["--then", "tap Log in", "--then", "back"])
      #expect(outcome.status == .done, "\(outcome.diagnosis)")
      #expect(outcome.output.contains("[Settings]"), "\(outcome.output)")
    }

    @Test(
      "If the user declines, the denial is reported instead of later steps",
      arguments: [["--then", "swipe down"], ["--then", "swipe down", "--then", "tap Log in"]])
    func declines(steps: [String]) async {
      let outcome = await StoreCommand.outcome(of: ["show"] + settings + steps)
      #expect(outcome.status == .failed)
      #expect(outcome.output.isEmpty)
      #expect(outcome.diagnosis.contains("closed without one"), "\(outcome.diagnosis)")
      #expect(!outcome.diagnosis.contains("Cannot do step"))
    }

    @Test("A step that fails while the guard of a link asks the user is reported")
    func badStep() async {
      let outcome = await StoreCommand.outcome(of: ["show"] + settings + ["--then", "tap Nowhere"])
      #expect(outcome.status == .failed)
      #expect(outcome.diagnosis.hasPrefix(#"Cannot do step 1, "tap Nowhere": nothing on screen has that title."#))
    }

    @Test(
      "Without further steps the link is reported as in progress",
      arguments: [["open"], ["show"], ["show", "--then", "tap Forgot password"]])
    func isUnderWay(command: [String]) async {
      let outcome = await StoreCommand.outcome(of: command.prefix(1) + settings + command.dropFirst())
      #expect(outcome.status == .failed)
      let top = command.count > 1 ? "forgotPassword" : "login"
      #expect(
        outcome.diagnosis.hasPrefix(
          "It is in progress and waits for the user, with \(top) on top. To fix: add the user's next step with show --then or in a story"
        ),
        "\(outcome.diagnosis)")
    }

    @Test("The document of a link in progress has a code for it")
    func document() async {
      for command in ["open", "show"] {
        let outcome = await StoreCommand.outcome(of: [command] + settings + ["--json"])
        #expect(outcome.status == .failed)
        #expect(outcome.output.contains(#""code" : "underWay""#), "\(outcome.output)")
      }
    }

    @Test("A link behind a link in progress is reported as waiting")
    func standsInLine() async {
      let outcome = await StoreCommand.outcome(
        of: ["show", "store://products/8", "--wait-for-login", "--after", "store://settings", "--then", "tap Log in"])
      #expect(outcome.status == .failed)
      #expect(outcome.diagnosis.hasPrefix("It waits in the inbox for the end of another link."), "\(outcome.diagnosis)")
    }
  }
#endif
