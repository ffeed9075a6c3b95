/// The command that runs without arguments: it starts the app, prints what the user sees, and suggests commands.
///
/// It is not in the list of commands, because it needs no name.
struct WelcomeCommand<Tool: PortolanCommand>: AppCommand {
  static var configuration: CommandConfiguration { CommandConfiguration(commandName: Tool.name, shouldDisplay: false) }

  @OptionGroup var options: Tool.App.Options

  func outcome() async throws -> Outcome {
    let run = try await ToolRun<Tool.App>.started(with: options)
    return .done([run.screenText, "\(HierarchySnapshot(of: run.app.window))", suggestions].joined(separator: "\n\n"))
  }

  private var suggestions: String {
    // The command to look at the app, if it has one, or else the command that lists its links.
    let hasPage = Tool.extraCommands.contains { $0.configuration.commandName == "serve" }
    let commands: [([String], String)] = [
      (["open", Tool.sampleLink], "opens a link, and prints the plan, the events and the hierarchy"),
      (["screens"], "lists the screens that links can open"),
      hasPage ? (["serve"], "shows the app in a browser") : (["links", "list"], "lists the patterns of the links"),
    ]
    let rows = commands.map { words, effect in ["  " + Tool.commandLine(words), effect] }
    return """
      That is the app after its launch, and the hierarchy of its controllers. Try next:

      \(Columns(rows: rows))

      \(Tool.commandLine(["--help"])) lists all commands.
      """
  }
}
