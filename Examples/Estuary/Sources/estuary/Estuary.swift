#if !canImport(UIKit)
  import EstuaryApp
  import PortolanSimulator
  import PortolanTool
  import PortolanVerifier

  /// The bank on the command line: `estuary verify --launch '--unlocked --fault deadEnd'`.
  @main
  enum Estuary: PortolanCommand {
    typealias App = EstuaryUnderTool

    static let name = "estuary"
    static let extraCommands: [any ParsableCommand.Type] = [
      VerifyCommand<EstuaryUnderTool>.self, ServeCommand<EstuaryUnderTool>.self,
    ]
  }
#endif
