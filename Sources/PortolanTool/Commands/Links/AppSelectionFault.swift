import PortolanAssociation
import PortolanLinks

/// An error for an association file whose app is ambiguous, missing, or not the requested one.
struct AppSelectionFault: ToolError {
  /// The app that the command line names.
  let wanted: String?
  /// The apps of the file, in its order.
  let apps: [String]

  /// Returns the requested app, or the only app of the file.
  static func app(_ wanted: String?, in file: AppSiteAssociation) throws(AppSelectionFault) -> String {
    var seen: Set<String> = []
    let apps = file.details.flatMap(\.appIDs).filter { seen.insert($0).inserted }
    if let wanted, seen.contains(wanted) { return wanted }
    guard wanted == nil, apps.count == 1 else { throw AppSelectionFault(wanted: wanted, apps: apps) }
    return apps[0]
  }

  var code: String { "appID" }
  var status: Status { wanted == nil && !apps.isEmpty ? .usage : .failed }

  var description: String {
    let reason = wanted.map { "There is no app \(LinkText.quoted($0)) in the file" }
    guard !apps.isEmpty else {
      return "\(reason ?? "There is no app in the file"). To fix: add the app to appIDs in details of applinks."
    }
    let more = apps.count > 20 ? " and \(apps.count - 20) more" : ""
    let choice = apps.prefix(20).map(LinkText.quoted).joined(separator: ", ") + more
    return "\(reason ?? "The file has several apps"). To fix: choose one with --app: \(choice)."
  }
}
