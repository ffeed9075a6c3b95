import PortolanTool
import StoreTool

/// The showcase on the command line: a shop without a screen, to which links are sent.
@main
enum Store: PortolanCommand {
  typealias App = StoreUnderTool

  static let name = "store"
}
