import ArgumentParser
import PortolanAssociation
import PortolanLinks

/// The command `links aasa --app ID`.
struct LinksAssociationCommand<Tool: PortolanCommand>: ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "aasa", abstract: "Prints the apple-app-site-association file for the app's hosts.",
      discussion: Tool.discussion(
        "The file is a JSON document with and without --json. A file with an error is not printed.",
        examples: [["links", "aasa", "--app", Tool.sampleAppID, ">", "apple-app-site-association"]]))
  }

  @Option(
    name: .customLong("app"), help: ArgumentHelp("The app, as TEAM.bundle; may be repeated.", valueName: "app-id"))
  var apps: [String]

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    let file = Tool.App.links.appSiteAssociation(appIDs: apps)
    let issues = file.issues
    let found = issues.map { TerminalText.inline($0.description) }.joined(separator: "\n")
    if issues.contains(where: { $0.severity == .error }) {
      return .failed(AssociationFault(description: found), asJSON: isJSON)
    }
    return Outcome(output: JSONDocument.escaped(file.json), diagnosis: found)
  }
}

/// An error for an association file that would not work as intended.
private struct AssociationFault: ToolError {
  let description: String

  var code: String { "association" }
}
