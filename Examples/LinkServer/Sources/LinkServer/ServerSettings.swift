import PortolanAssociation
import PortolanLinks
import StoreLinks

/// The settings of the server, from environment variables.
package struct ServerSettings: Equatable, Sendable {
  /// The apps that open the links, as `<prefix>.<bundle identifier>`.
  package var appIDs: [String]
  /// The number of the app in the App Store, or `nil` if the pages must have no smart app banner.
  package var appStoreID: String?
  /// The paths that stay in the browser although the app has a link for them, such as `/login` or `/cities/*`.
  package var excluded: [String]
  /// The address on which the server listens.
  package var host: String
  /// The port on which the server listens, or 0 for a free one.
  package var port: Int

  /// Reads the settings.
  ///
  /// | variable | holds | default |
  /// |---|---|---|
  /// | `APP_IDS` | the apps, separated by commas, such as `ABCDE12345.example.store` | none, it is required |
  /// | `APP_STORE_ID` | the number of the app in the App Store, for a smart app banner | no banner |
  /// | `EXCLUDE` | the paths that stay in the browser, separated by commas, such as `/login,/cities/*` | none |
  /// | `HOST` | the address | `127.0.0.1` |
  /// | `PORT` | the port, or 0 for a free one | `8080` |
  ///
  /// - Parameter environment: The environment variables.
  /// - Throws: ``ServerSettingsError`` with the faults of all variables.
  package init(environment: [String: String]) throws(ServerSettingsError) {
    var faults: [String] = []

    appIDs = Self.list(environment["APP_IDS"])
    excluded = Self.list(environment["EXCLUDE"])
    appStoreID = environment["APP_STORE_ID"]
    host = environment["HOST"] ?? "127.0.0.1"
    let number = environment["PORT"] ?? "8080"
    port = Int(number) ?? -1

    if appIDs.isEmpty {
      faults.append("APP_IDS is missing. To fix: set it to the apps, such as APP_IDS=ABCDE12345.example.store.")
    }
    // The checks of the association file know which identifiers and paths are valid. That an excluded link is never opened is a
    // warning there, and intended here.
    for issue in associationFile.issues where issue.severity == .error && !appIDs.isEmpty {
      faults.append("APP_IDS or EXCLUDE is wrong: \(issue.reason). To fix: \(issue.fix).")
    }
    if let appStoreID, appStoreID.isEmpty || appStoreID.contains(where: { !("0"..."9").contains($0) }) {
      faults.append("APP_STORE_ID is \"\(appStoreID)\". To fix: write the digits of the app's page in the App Store.")
    }
    if !(0...65_535).contains(port) {
      faults.append("PORT is \"\(number)\". To fix: write a number from 0 to 65535.")
    }
    if !faults.isEmpty { throw ServerSettingsError(faults: faults) }
  }

  /// The association file: the links of the table, after the paths that are excluded.
  var associationFile: AppSiteAssociation {
    var file = StoreScreen.links.appSiteAssociation(appIDs: appIDs)
    let exclusions = excluded.map { AppSiteAssociation.Rule(path: $0, excludes: true, comment: "stays in the browser") }
    // The first rule that matches decides.
    for index in file.details.indices { file.details[index].rules?.insert(contentsOf: exclusions, at: 0) }
    return file
  }

  private static func list(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
  }
}

/// The faults of the server's settings.
package struct ServerSettingsError: Error, CustomStringConvertible {
  /// The faults, one for each variable that is missing or malformed.
  package let faults: [String]

  /// All faults, one a line.
  package var description: String { faults.joined(separator: "\n") }
}
