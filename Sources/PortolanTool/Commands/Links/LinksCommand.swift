import ArgumentParser

/// `links …`
struct LinksCommand<App: ToolApp>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "links",
      abstract: "Reads, writes and checks the app's links, without starting it.",
      subcommands: [
        LinksListCommand<App>.self, LinksMatchCommand<App>.self, LinksPrintCommand<App>.self,
        LinksAssociationCommand<App>.self, LinksCheckCommand<App>.self,
      ])
  }
}
