import PortolanAssociation
import PortolanLinks

/// The findings of a check of an association file, as a document.
struct CheckReport: Encodable {
  /// An issue of the file.
  struct Issue: Encodable, CustomStringConvertible {
    let severity: String
    let place: String
    let reason: String
    let fix: String

    var description: String { TerminalText.inline("\(severity) \(place): \(reason). To fix: \(fix).") }
  }

  let version = 1
  /// The app whose links were compared, or `nil` if it is unknown.
  private(set) var app: String?
  private(set) var issues: [Issue]
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
    var fault: (any ToolError)?
    do throws(AppSelectionFault) {
      let app = try AppSelectionFault.app(app, in: association)
      self.app = app
      found += association.issues(comparedWith: links, appID: app)
    } catch {
      fault = error
    }
    issues = found.map {
      Issue(severity: $0.severity.rawValue, place: $0.place, reason: $0.reason, fix: $0.fix)
    }
    let errors = found.count { $0.severity == .error }
    if fault == nil, errors > 0 { fault = CheckFault(file: file, errors: errors, others: found.count - errors) }
    guard let fault else { return }
    failure = Failure(fault)
    status = fault.status
  }

  /// The report for people, with one line for each issue.
  var text: String { issues.map(\.description).joined(separator: "\n") }
}

/// An error for an association file with errors, which the report lists.
struct CheckFault: ToolError {
  let file: String
  let errors: Int
  let others: Int

  var code: String { "association" }

  var description: String {
    let warnings = others == 0 ? "" : " and \(others) \(others == 1 ? "warning" : "warnings")"
    return "\(LinkText.quoted(file)) has \(errors) \(errors == 1 ? "error" : "errors")\(warnings)."
  }
}
