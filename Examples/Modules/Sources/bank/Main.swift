#if !canImport(UIKit)
  import BankTool
  import PortolanSimulator
  import PortolanTool
  import PortolanVerifier

  /// The bank on the command line: `bank open https://bank.example/cards/7`.
  @main
  enum BankCommand: PortolanCommand {
    typealias App = BankUnderTool

    static let name = "bank"
    static let extraCommands: [any ParsableCommand.Type] = [
      VerifyCommand<BankUnderTool>.self, ServeCommand<BankUnderTool>.self,
    ]
  }
#endif
