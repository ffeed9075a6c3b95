import ArgumentParser
import Foundation
import PortolanLinks

/// `links check-aasa FILE --app ID`
struct LinksCheckCommand<App: ToolApp>: ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check-aasa",
      abstract:
        "Looks for faults in an apple-app-site-association file, and for links that it and the app do not share.",
      discussion: "Warnings alone are no failure.\n\n\(Status.explained)")
  }

  @Argument(help: "The file; - is standard input.")
  var file: String

  @Option(name: .customLong("app"), help: ArgumentHelp("The app, as TEAM.bundle.", valueName: "app-id"))
  var app: String

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    let data: Data
    do {
      data = try InputFile.read(file)
    } catch {
      return .failed(error, asJSON: isJSON, status: .broken)
    }
    do throws(AssociationError) {
      let association = try AppSiteAssociation(data)
      let report = CheckReport(association.issues + association.issues(comparedWith: App.links, appID: app))
      let text = report.issues.map(\.description).joined(separator: "\n")
      return Outcome(
        output: isJSON ? JSONDocument.text(of: report) : "", diagnosis: text, status: report.isFine ? .done : .failed)
    } catch {
      return .failed(error, asJSON: isJSON)
    }
  }
}

/// What is wrong with a file, as a document.
private struct CheckReport: Encodable {
  struct Issue: Encodable, CustomStringConvertible {
    let severity: String
    let place: String
    let reason: String
    let fix: String

    var description: String { "\(severity) \(place): \(reason). To fix: \(fix)." }
  }

  let version = 1
  let issues: [Issue]

  init(_ issues: [AssociationIssue]) {
    self.issues = issues.map { Issue(severity: $0.severity.rawValue, place: $0.place, reason: $0.reason, fix: $0.fix) }
  }

  var isFine: Bool { !issues.contains { $0.severity == "error" } }
}
