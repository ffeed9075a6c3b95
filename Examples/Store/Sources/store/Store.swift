import PortolanTool
import PortolanVerifier
import StoreTool

/// The showcase on the command line: a shop without a display that receives links.
@main
enum Store: PortolanCommand {
  typealias App = StoreUnderTool

  static let name = "store"
  static let extraCommands: [any ParsableCommand.Type] = [VerifyCommand<StoreUnderTool>.self]
}
