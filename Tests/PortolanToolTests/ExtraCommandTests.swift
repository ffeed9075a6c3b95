#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("The commands that an app adds", .limited)
  @MainActor
  struct ExtraCommandTests {
    @Test(
      "A command of the app ends with the exit code that it throws, also if it suspends",
      arguments: ["stock", "later"], [0, 1, 3, 64, 70] as [Int32])
    func exitCode(command: String, code: Int32) async {
      #expect(await DepotTool.outcome(of: [command, "\(code)"]) == Outcome(status: Status(rawValue: code)))
    }

    @Test("An error of an app's command is a failure, and only a ValidationError is a wrong command line")
    func errors() async {
      let short = await DepotTool.outcome(of: ["stock", "short"])
      #expect(short == Outcome(diagnosis: "A crate is missing. To fix: order one.", status: .failed))
      let wrong = await DepotTool.outcome(of: ["stock", "wrong"])
      #expect(wrong.status == .usage && wrong.diagnosis.contains("There is no such crate."))
      #expect(await DepotTool.outcome(of: ["stock", "help"]) == .done("All is there."))
      #expect(await DepotTool.outcome(of: ["stock"]).status == .usage)
      #expect(await DepotTool.outcome(of: ["stock", "--help"]).status == .done)
    }

    @Test(
      "A tool without a command of another product says how to add it",
      arguments: [
        (
          "verify", "import PortolanVerifier, and add VerifyCommand<DepotUnderTool>.self to extraCommands of DepotTool."
        ),
        ("serve", "import PortolanSimulator, and add ServeCommand<DepotUnderTool>.self to extraCommands of DepotTool."),
      ])
    func missing(command: String, advice: String) async {
      for line in [[command], [command, "--open", "/"]] {
        let outcome = await DepotTool.outcome(of: line)
        #expect(outcome.status == .usage && outcome.diagnosis.contains("To fix: \(advice)"), "\(outcome)")
      }
      #expect(!(await DepotTool.outcome(of: ["open"])).diagnosis.contains("extraCommands"))
    }
  }

  @Suite("Words that begin with a hyphen", .limited)
  @MainActor
  struct HyphenTests {
    @Test(
      "A word with a hyphen that is no option has an advice that the parser accepts",
      arguments: [
        (["open", "-x"], "depot open -- -x"), (["open", "--json", "-x"], "depot open --json -- -x"),
        (["play", "a.story", "-b.story"], "depot play a.story -- -b.story"),
        (["links", "match", "--my-link"], "depot links match -- --my-link"),
        (["open", "/", "--after", "-x"], "depot open / --after=-x"),
      ])
    func advice(line: [String], proposal: String) async throws {
      let outcome = await DepotTool.outcome(of: line)
      #expect(outcome.status == .usage)
      #expect(outcome.diagnosis.contains("is read as an option. Write \(proposal)"), "\(outcome)")
      let words = proposal.split(separator: " ").dropFirst().map(String.init)
      #expect(await DepotTool.outcome(of: words).status != .usage)
    }

    @Test("An option of the app belongs into the story that is played", arguments: ["--is-closed", "--crates"])
    func optionOfApp(option: String) async {
      let outcome = await DepotTool.outcome(of: ["play", "a.story", option])
      let advice = "To fix: \"\(option)\" is an option of the app. Write it in the story, behind launch."
      #expect(outcome.diagnosis.contains(advice), "\(outcome)")
    }

    @Test(
      "A missing argument has no advice about hyphens",
      arguments: [["open"], ["open", "--json"], ["open", "--", "-x", "-y"], ["open", "--after"]])
    func none(line: [String]) async {
      let outcome = await DepotTool.outcome(of: line)
      #expect(outcome.status == .usage)
      #expect(!outcome.diagnosis.contains("is read as an option"), "\(outcome)")
    }
  }
#endif
