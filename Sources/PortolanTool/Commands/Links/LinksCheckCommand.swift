import ArgumentParser
import PortolanLinks

/// `links check-aasa FILE`
struct LinksCheckCommand<Tool: PortolanCommand>: ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check-aasa",
      abstract:
        "Looks for faults in an apple-app-site-association file, and for links that it and the app do not share.",
      discussion: Tool.discussion(
        "Prints what it finds, a line each. Warnings alone are no failure.",
        examples: [
          ["links", "check-aasa", "apple-app-site-association"],
          ["links", "check-aasa", "aasa.json", "--app", Tool.sampleAppID],
        ]))
  }

  @Argument(help: "The file; - is standard input.", completion: .file())
  var file: String

  @Option(
    name: .customLong("app"),
    help: ArgumentHelp("The app, as TEAM.bundle; needed where the file has several.", valueName: "app-id"))
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
