import ArgumentParser
import PortolanLinks

/// `links aasa --app ID`
struct LinksAssociationCommand<App: ToolApp>: ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "aasa", abstract: "Prints the apple-app-site-association file, to be served by the app's hosts.",
      discussion: "The file is a JSON document with and without --json.\n\n\(Status.explained)")
  }

  @Option(
    name: .customLong("app"), help: ArgumentHelp("The app, as TEAM.bundle; may be repeated.", valueName: "app-id"))
  var apps: [String]

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    let file = App.links.appSiteAssociation(appIDs: apps)
    let issues = file.issues
    return Outcome(
      output: file.json, diagnosis: issues.map(\.description).joined(separator: "\n"),
      status: issues.contains { $0.severity == .error } ? .failed : .done)
  }
}
