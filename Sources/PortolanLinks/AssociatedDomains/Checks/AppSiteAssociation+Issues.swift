extension AppSiteAssociation {
  /// The most steps that comparing rules with each other and with a table takes.
  static let stepsOfChecks = 8_000_000

  /// The parts of the file that will not do what was meant: what was left out while reading, its size, and rules that fit nothing, are
  /// never reached or are likely to be mistaken.
  ///
  /// That an earlier rule takes all that a later one fits is found if their patterns say so by themselves.
  ///
  /// - Complexity: O(n) in the size of the file, for rules whose patterns do not all begin alike. If they do, comparing them
  ///   ends after a fixed number of steps, and an issue says so.
  public var issues: [AssociationIssue] {
    var issues = source?.issues ?? []
    let size = source?.size ?? json.utf8.count
    if size > Self.maximumSize {
      issues.append(
        AssociationIssue(
          .error, "file", "it has \(size) bytes, and devices take \(Self.maximumSize)",
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
          .warning, "file", "its rules are too many and too alike to be all compared with each other",
          fix: "write fewer, with wildcards, to learn which are never reached"))
    }
    return issues
  }

  private var variableIssues: [AssociationIssue] {
    var issues: [AssociationIssue] = []
    for (name, texts) in substitutionVariables.sorted(by: { $0.key < $1.key }) {
      let place = AssociationPlaces.member(name, of: "applinks.substitutionVariables")
      if name.contains(where: { "$()".contains($0) }) {
        issues.append(
          AssociationIssue(.error, place, "its name has one of $, ( and )", fix: "write another name"))
      }
      if texts.contains(where: { $0.contains("$(") }) {
        issues.append(
          AssociationIssue(
            .error, place, "a variable stands in its texts, and is not replaced", fix: "write the texts themselves"))
      }
    }
    return issues
  }
}
