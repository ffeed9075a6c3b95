import ArgumentParser

/// The showcase on the command line: a shop without a screen, to which links are sent.
@main
struct StoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "store",
    abstract: "Sends links to a shop that runs without a screen.",
    subcommands: [OpenCommand.self, ShowCommand.self, ScreensCommand.self])
}
