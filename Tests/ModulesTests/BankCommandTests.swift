#if !canImport(UIKit)
  import BankTool
  import Foundation
  import PortolanExecutor
  import PortolanTestTraits
  import PortolanTool
  import PortolanVerifier
  import Testing

  /// The commands, without the verification's and the simulator's.
  private enum BankCommand: PortolanCommand {
    typealias App = BankUnderTool

    static let name = "bank"
  }

  @Suite("The command line of an app of features", .serialized, .limited)
  @MainActor
  struct BankCommandTests {
    @Test(
      "Links of features are opened, shown, listed, matched and checked",
      arguments: [
        (["open", "bank://transfers/new?card=8"], "transfers(form(card: 8))"),
        (["show", "bank://cards/7"], "Debit card"),
        (["open", "bank://profile/messages/0"], "HostedController<MessageAssembly>(profile(message(id: 0)))"),
        (["show", "bank://profile/messages/0"], "Your card was used."),
        (["screens"], "/profile/messages/{id}"),
        (["links", "match", "bank://cards/7"], "cards(card(id: 7))"),
        (["links", "print", "bank://profile/messages/1"], "https://bank.example/profile/messages/1"),
        (["links", "aasa", "--app", "ABCDE12345.example.bank"], "/cards/?*/limits"),
        (["links", "check"], "7 patterns without a conflict, 7 samples read as they are printed"),
        (["map"], "profile"),
      ])
    func commands(line: [String], text: String) async {
      let outcome = await BankCommand.outcome(of: line)
      #expect(outcome.status == .done, "\(outcome.diagnosis)")
      #expect(outcome.output.contains(text), "\(outcome.output)")
    }

    @Test("A mistyped link suggests the pattern of a feature, with its prefix")
    func mistyped() async {
      let outcome = await BankCommand.outcome(of: ["open", "bank://card/7"])
      #expect(outcome.status == .failed)
      #expect(outcome.diagnosis.contains("write it as \"/cards/{id}\""), "\(outcome.diagnosis)")
    }

    @Test("A story goes from feature to feature, by buttons and by a link", arguments: ["pay", "message"])
    func stories(name: String) async throws {
      let folder = URL(filePath: #filePath).appending(path: "../../../Examples/Modules/Scenarios").standardized
      try await BankUnderTool.play(folder.appending(path: "\(name).story"))
    }

    // In a process of its own: the apps of other tests go on between its turns, and would count as work of the bank.
    @Test(
      "The verification explores the screens of all features", .ownProcess, .enabled(if: VirtualExecutor.isAvailable))
    func verification() async {
      await #expect(processExitsWith: .success) {
        let report = try await BankUnderTool.verify(states: 200)
        #expect(report.states > 30)
      }
    }
  }
#endif
