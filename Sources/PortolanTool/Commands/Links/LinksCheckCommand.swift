import ArgumentParser
import PortolanAssociation
import PortolanLinks

/// The command `links check-aasa FILE`.
struct LinksCheckCommand<Tool: PortolanCommand>: ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check-aasa",
      abstract:
        "Finds faults in an apple-app-site-association file, and differences between the file and the app's links.",
      discussion: Tool.discussion(
        "Prints one issue on each line. Warnings alone are not a failure.",
        examples: [
          ["links", "check-aasa", "apple-app-site-association"],
          ["links", "check-aasa", "aasa.json", "--app", Tool.sampleAppID],
        ]))
  }

  @Argument(help: "The file; - is standard input.", completion: .file())
  var file: String

  @Option(
    name: .customLong("app"),
    help: ArgumentHelp("The app, as TEAM.bundle; required if the file has several.", valueName: "app-id"))
  var app: String?

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    do {
      let association = try AppSiteAssociation(InputFile.contents(of: file))
      let report = CheckReport(of: file, association, app: app, links: Tool.App.links)
      return Outcome(
        output: isJSON ? JSONDocument.text(of: report) : report.text, diagnosis: report.failure?.diagnosis ?? "",
        status: report.status)
    } catch {
      return .failed(error, asJSON: isJSON)
    }
  }
}
