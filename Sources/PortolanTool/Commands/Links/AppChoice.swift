import PortolanLinks

/// The app of an association file cannot be told: it is not the one that was named, or none was named and there are several.
struct AppChoice: CodedFault {
  /// The app that the command line names.
  let wanted: String?
  /// The apps of the file, in its order.
  let apps: [String]

  /// Returns the app that is meant: the one that was named, or the only one.
  static func app(_ wanted: String?, in file: AppSiteAssociation) throws(AppChoice) -> String {
    var seen: Set<String> = []
    let apps = file.details.flatMap(\.appIDs).filter { seen.insert($0).inserted }
    if let wanted, seen.contains(wanted) { return wanted }
    guard wanted == nil, apps.count == 1 else { throw AppChoice(wanted: wanted, apps: apps) }
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
