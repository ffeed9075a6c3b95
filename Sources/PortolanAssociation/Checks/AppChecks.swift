/// A search for identifiers that do not name an app, and for apps that are listed more than once.
struct AppChecks {
  private(set) var issues: [AssociationIssue] = []

  init(_ file: AppSiteAssociation, _ places: AssociationPlaces) {
    var seen: [String: Int] = [:]
    for (index, details) in file.details.enumerated() {
      let place = places.details[index].place
      check(details.appIDs, at: { _ in place })
      for appID in details.appIDs {
        if let first = seen[appID] {
          reportDuplicate(appID, at: place, first: first == index ? nil : places.details[first].place)
        } else {
          seen[appID] = index
        }
      }
    }
    for (service, appIDs) in file.services.sorted(by: { $0.key < $1.key }) {
      check(appIDs, at: { "\(service).apps[\(places.services[service]?[$0] ?? $0)]" })
    }
  }

  private mutating func check(_ appIDs: [String], at place: (Int) -> String) {
    for (index, appID) in appIDs.enumerated() where !Self.isAppID(appID) {
      issues.append(
        AssociationIssue(
          .error, place(index), "\(LinkText.quoted(appID)) is not an app identifier",
          fix: "write <prefix>.<bundle identifier>, such as ABCDE12345.example.store"))
    }
  }

  private mutating func reportDuplicate(_ appID: String, at place: String, first: String?) {
    let name = LinkText.quoted(appID)
    issues.append(
      first.map {
        AssociationIssue(
          .warning, place, "\(name) is also in \($0), and the rules there decide first, even if they exclude a URL",
          fix: "write all rules of an app in one entry, in the order in which they must decide")
      } ?? AssociationIssue(.warning, place, "\(name) is listed twice", fix: "remove one"))
  }

  private static func isAppID(_ text: String) -> Bool {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].utf8.count == 10
      && parts[0].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      && !parts[1].isEmpty
      && parts[1].utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "*"):
          true
        default: false
        }
      }
  }
}
