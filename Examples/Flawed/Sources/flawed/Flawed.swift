#if !canImport(UIKit)
  import FlawedApp
  import PortolanSimulator
  import PortolanTool
  import PortolanVerifier

  /// The app with faults on the command line: `flawed verify --launch '--fault retainCycle'`.
  @main
  enum Flawed: PortolanCommand {
    typealias App = FlawedUnderTool

    static let name = "flawed"
    static let extraCommands: [any ParsableCommand.Type] = [
      VerifyCommand<FlawedUnderTool>.self, ServeCommand<FlawedUnderTool>.self,
    ]
  }
#endif
