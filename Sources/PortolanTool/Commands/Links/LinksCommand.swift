import ArgumentParser

/// The command `links …`, which has subcommands.
struct LinksCommand<Tool: PortolanCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "links",
      abstract: "Parses, prints and checks the app's links, without starting it.",
      discussion: Tool.discussion(
        examples: [
          ["links", "list"], ["links", "match", Tool.sampleLink], ["links", "aasa", "--app", Tool.sampleAppID],
        ]),
      subcommands: [
        LinksListCommand<Tool>.self, LinksTableCommand<Tool>.self, LinksMatchCommand<Tool>.self,
        LinksPrintCommand<Tool>.self, LinksAssociationCommand<Tool>.self, LinksCheckCommand<Tool>.self,
      ])
  }
}
