extension AppSiteAssociation {
  /// The maximum number of steps for comparing rules with each other and with a table.
  static let stepsOfChecks = 8_000_000

  /// The parts of the file that will not work as intended.
  ///
  /// These are the parts that were skipped while reading, a file that is too large, and rules that match no URL, are
  /// never reached or are probably a mistake. A rule counts as never reached if its pattern and the pattern of one
  /// earlier rule are enough to show it.
  ///
  /// - Complexity: O(n) in the size of the file, unless many patterns begin alike. In that case the comparison ends
  ///   after a fixed number of steps, and an issue reports it.
  public var issues: [AssociationIssue] {
    var issues = source?.issues ?? []
    let size = source?.size ?? json.utf8.count
    if size > Self.maximumSize {
      issues.append(
        AssociationIssue(
          .error, "file", "it has \(size) bytes, and devices accept at most \(Self.maximumSize)",
          fix: "write wildcards and substitution variables for many paths"))
    }
    let places = places
    issues += variableIssues + AppChecks(self, places).issues
    var budget = WorkBudget(Self.stepsOfChecks)
    issues += PatternChecks.issues(of: defaultRule, at: "applinks.defaults", isPath: false)
    for (index, rules) in CompiledAssociation(self).details.enumerated() {
      let place = places.details[index].place
      issues += PatternChecks.issues(of: details[index].defaultRule, at: "\(place).defaults", isPath: false)
      issues += RuleChecks(details[index], rules, index, places, &budget).issues
    }
    if budget.isSpent {
      issues.append(
        AssociationIssue(
          .warning, "file", "it has too many similar rules to compare all of them with each other",
          fix: "write fewer rules, with wildcards, to see which are never reached"))
    }
    return issues
  }

  private var variableIssues: [AssociationIssue] {
    var issues: [AssociationIssue] = []
    for (name, texts) in substitutionVariables.sorted(by: { $0.key < $1.key }) {
      let place = AssociationPlaces.member(name, of: "applinks.substitutionVariables")
      if name.contains(where: { "$()".contains($0) }) {
        issues.append(
          AssociationIssue(.error, place, "its name contains one of $, ( and )", fix: "write another name"))
      }
      if texts.contains(where: { $0.contains("$(") }) {
        issues.append(
          AssociationIssue(
            .error, place, "its texts contain a variable, which is not replaced", fix: "write the texts themselves"))
      }
    }
    return issues
  }
}
