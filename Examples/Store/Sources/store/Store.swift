import PortolanTool
import StoreTool

#if !canImport(UIKit)
  import PortolanSimulator
  import PortolanVerifier
#endif

/// The showcase on the command line: a shop without a display that receives links.
@main
enum Store: PortolanCommand {
  typealias App = StoreUnderTool

  static let name = "store"

  #if !canImport(UIKit)
    static let extraCommands: [any ParsableCommand.Type] = [
      VerifyCommand<StoreUnderTool>.self, ServeCommand<StoreUnderTool>.self,
    ]
  #endif
}
