extension AppSiteAssociation {
  /// The maximum number of steps for comparing rules with each other and with a table.
  static let stepsOfChecks = 8_000_000

  /// The parts of the file that will not work as intended.
  ///
  /// These are the parts that were skipped while reading, a file that is too large, and rules that match no URL, are
  /// never reached or are probably a mistake. A rule counts as never reached if its pattern and the pattern of one
  /// earlier rule are enough to show it.
  ///
  /// ```swift
  /// let file = try AppSiteAssociation(data)
  /// for issue in file.issues where issue.severity == .error { print(issue) }
  /// ```
  ///
  /// - Complexity: O(n) in the size of the file, unless many patterns begin alike. In that case the comparison ends
  ///   after a fixed number of steps, and an issue reports it.
  public var issues: [AssociationIssue] {
    var issues = source?.issues ?? []
    let size = source?.size ?? json.utf8.count
    if size > Self.maximumSize {
      issues.fail(
        "file", "it has \(size) bytes, and devices accept at most \(Self.maximumSize)",
        fix: "write wildcards and substitution variables for many paths")
    }
    let places = places
    issues += variableIssues + appIssues(places) + PatternChecks(defaultRule, at: "applinks.defaults").issues
    var budget = WorkBudget(Self.stepsOfChecks)
    for (index, rules) in compiled().enumerated() {
      issues += RuleChecks(details[index], rules, at: places.details[index], &budget).issues
    }
    if budget.isSpent {
      issues.warn(
        "file", "it has too many similar rules to compare all of them with each other",
        fix: "write fewer rules, with wildcards, to see which are never reached")
    }
    return issues
  }

  private var variableIssues: [AssociationIssue] {
    var issues: [AssociationIssue] = []
    for (name, texts) in substitutionVariables.sorted(by: { $0.key < $1.key }) {
      let place = AssociationPlaces.member(name, of: "applinks.substitutionVariables")
      if name.contains(where: { "$()".contains($0) }) {
        issues.fail(place, "its name contains one of $, ( and )", fix: "write another name")
      }
      if texts.contains(where: { $0.contains("$(") }) {
        issues.fail(place, "its texts contain a variable, which is not replaced", fix: "write the texts themselves")
      }
    }
    return issues
  }

  /// The identifiers that do not name an app, and the apps that are listed more than once.
  private func appIssues(_ places: AssociationPlaces) -> [AssociationIssue] {
    var issues: [AssociationIssue] = []
    func check(_ appID: String, at place: String) {
      guard !Self.isAppID(appID) else { return }
      let capital = Self.withCapitalPrefix(appID)
      let example = Self.isAppID(capital) ? capital : "ABCDE12345.example.store"
      issues.fail(
        place, "\(LinkText.quoted(appID)) is not an app identifier",
        fix: "write <prefix>.<bundle identifier>, such as \(example)")
    }
    var seen: [String: String] = [:]
    for (details, (place, _)) in zip(details, places.details) {
      for appID in details.appIDs { check(appID, at: place) }
      for appID in details.appIDs {
        let name = LinkText.quoted(appID)
        switch seen.updateValue(seen[appID] ?? place, forKey: appID) {
        case nil: break
        case place: issues.warn(place, "\(name) is listed twice", fix: "remove one")
        case let first?:
          issues.warn(
            place, "\(name) is also in \(first), and the rules there decide first, even if they exclude a URL",
            fix: "write all rules of an app in one entry, in the order in which they must decide")
        }
      }
    }
    for (service, appIDs) in services.sorted(by: { $0.key < $1.key }) {
      for (appID, place) in zip(appIDs, places.services[service] ?? []) { check(appID, at: place) }
    }
    return issues
  }

  /// Returns an identifier whose prefix is in capitals, as the prefixes that Apple assigns are.
  private static func withCapitalPrefix(_ appID: String) -> String {
    appID.prefix { $0 != "." }.uppercased() + appID.drop { $0 != "." }
  }

  private static func isAppID(_ text: String) -> Bool {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    func has(_ part: Substring, only others: String) -> Bool {
      part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || others.contains($0)) }
    }
    return parts.count == 2 && parts[0].count == 10 && has(parts[0], only: "")
      && !parts[0].contains(where: \.isLowercase)
      && !parts[1].isEmpty
      && has(parts[1], only: "-._*")
  }
}
