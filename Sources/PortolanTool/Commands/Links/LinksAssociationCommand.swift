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
    let found = issues.map { TerminalText.inline($0.description) }.joined(separator: "\n")
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
    let report = CheckReport(of: file, association, app: app, links: Tool.App.links)
    return Outcome(
      output: isJSON ? JSONDocument.text(of: report) : report.text, diagnosis: report.failure?.diagnosis ?? "",
      status: report.status)
  }
}

/// The findings of a check of an association file, as a document.
struct CheckReport: Encodable {
  let version = 1
  /// The app whose links were compared, or `nil` if it is unknown.
  private(set) var app: String?
  let issues: [AssociationIssue]
  private(set) var failure: Failure?
  private(set) var status = Status.done

  enum CodingKeys: CodingKey { case version, app, issues, failure }

  /// Checks a file, and compares it with the links of an app.
  ///
  /// - Parameters:
  ///   - file: The name of the file on the command line.
  ///   - association: The content of the file.
  ///   - app: The app that the command line names, if any.
  ///   - links: The links of the app.
  init<Value>(of file: String, _ association: AppSiteAssociation, app: String?, links: LinkTable<Value>) {
    var found = association.issues
    var fault: ToolFault?
    do throws(ToolFault) {
      let app = try Self.app(app, in: association)
      self.app = app
      found += association.issues(comparedWith: links, appID: app)
    } catch {
      fault = error
    }
    issues = found
    let errors = found.count { $0.severity == .error }
    if fault == nil, errors > 0 {
      let others = found.count - errors
      let warnings = others == 0 ? "" : " and \(others) \(others == 1 ? "warning" : "warnings")"
      fault = ToolFault(
        "association", "\(LinkText.quoted(file)) has \(errors) \(errors == 1 ? "error" : "errors")\(warnings).")
    }
    guard let fault else { return }
    failure = Failure(fault)
    status = fault.status
  }

  /// Returns the requested app, or the only app of the file.
  private static func app(_ wanted: String?, in file: AppSiteAssociation) throws(ToolFault) -> String {
    var seen: Set<String> = []
    let apps = file.details.flatMap(\.appIDs).filter { seen.insert($0).inserted }
    if let wanted, seen.contains(wanted) { return wanted }
    if wanted == nil, apps.count == 1 { return apps[0] }
    let reason = wanted.map { "There is no app \(LinkText.quoted($0)) in the file" }
    guard !apps.isEmpty else {
      throw ToolFault(
        "appID", "\(reason ?? "There is no app in the file"). To fix: add the app to appIDs in details of applinks.")
    }
    let more = apps.count > 20 ? " and \(apps.count - 20) more" : ""
    let choice = apps.prefix(20).map(LinkText.quoted).joined(separator: ", ") + more
    throw ToolFault(
      "appID", status: wanted == nil ? .usage : .failed,
      "\(reason ?? "The file has several apps"). To fix: choose one with --app: \(choice).")
  }

  /// The report for people, with one line for each issue.
  var text: String { issues.map { TerminalText.inline($0.description) }.joined(separator: "\n") }
}
