import PortolanAssociation

/// The command `links aasa --app ID`.
struct LinksAssociationCommand<Tool: PortolanCommand>: ToolCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "aasa", "Prints the apple-app-site-association file for the app's hosts.",
      "The file is a JSON document with and without --json. A file with an error is not printed.",
      examples: [["links", "aasa", "--app", Tool.sampleAppID, ">", "apple-app-site-association"]])
  }

  @Option(
    name: .customLong("app"), help: ArgumentHelp("The app, as TEAM.bundle; may be repeated.", valueName: "app-id"))
  var apps: [String]

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    let file = Tool.App.links.appSiteAssociation(appIDs: apps)
    let issues = file.issues
    let found = lines(of: issues)
    if issues.contains(where: { $0.severity == .error }) {
      return .failed(ToolFault("association", found), asJSON: isJSON)
    }
    return Outcome(output: JSONDocument.escaped(file.json), diagnosis: found)
  }
}

/// The command `links check-aasa FILE`.
struct LinksCheckCommand<Tool: PortolanCommand>: ToolCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "check-aasa",
      "Finds faults in an apple-app-site-association file, and differences between the file and the app's links.",
      "Prints one issue on each line. Warnings alone are not a failure.",
      examples: [
        ["links", "check-aasa", "apple-app-site-association"],
        ["links", "check-aasa", "aasa.json", "--app", Tool.sampleAppID],
      ])
  }

  @Argument(help: "The file; - is standard input.", completion: .file())
  var file: String

  @Option(
    name: .customLong("app"),
    help: ArgumentHelp("The app, as TEAM.bundle; required if the file has several.", valueName: "app-id"))
  var app: String?

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async throws -> Outcome {
    // With its byte order mark, if it has one, since devices read that, too.
    let association = try AppSiteAssociation(InputFile.contents(of: file))
    var report = CheckReport(issues: association.issues)
    var status = Status.done
    do throws(ToolFault) {
      let app = try app(in: association)
      report.app = app
      report.issues += association.issues(comparedWith: Tool.App.links, appID: app)
      if let fault = fault(for: report.issues) { throw fault }
    } catch {
      (report.failure, status) = (Failure(error), error.status)
    }
    return Outcome(
      output: isJSON ? JSONDocument.text(of: report) : lines(of: report.issues),
      diagnosis: report.failure?.diagnosis ?? "", status: status)
  }

  /// Returns the requested app, or the only app of the file.
  private func app(in file: AppSiteAssociation) throws(ToolFault) -> String {
    var seen: Set<String> = []
    let apps = file.details.flatMap(\.appIDs).filter { seen.insert($0).inserted }
    if let app, seen.contains(app) { return app }
    if app == nil, apps.count == 1 { return apps[0] }
    let reason = app.map { "There is no app \(LinkText.quoted($0)) in the file" }
    guard !apps.isEmpty else {
      throw ToolFault(
        "appID", "\(reason ?? "There is no app in the file"). To fix: add the app to appIDs in details of applinks.")
    }
    let more = apps.count > 20 ? " and \(apps.count - 20) more" : ""
    let choice = apps.prefix(20).map(LinkText.quoted).joined(separator: ", ") + more
    throw ToolFault(
      "appID", status: app == nil ? .usage : .failed,
      "\(reason ?? "The file has several apps"). To fix: choose one with --app: \(choice).")
  }

  /// Returns the failure because of errors in the file, or `nil` if it has none.
  private func fault(for issues: [AssociationIssue]) -> ToolFault? {
    let errors = issues.count { $0.severity == .error }
    guard errors > 0 else { return nil }
    let others = issues.count - errors
    let warnings = others == 0 ? "" : " and \(others) \(others == 1 ? "warning" : "warnings")"
    return ToolFault(
      "association", "\(LinkText.quoted(file)) has \(errors) \(errors == 1 ? "error" : "errors")\(warnings).")
  }
}

/// The findings of a check of an association file, as a document.
private struct CheckReport: Encodable {
  let version = 1
  /// The app whose links were compared, or `nil` if it is unknown.
  var app: String?
  var issues: [AssociationIssue]
  var failure: Failure?
}

/// Returns the issues of an association file for people, each on a line.
private func lines(of issues: [AssociationIssue]) -> String {
  issues.map { TerminalText.inline($0.description) }.joined(separator: "\n")
}
