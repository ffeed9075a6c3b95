/// A search for rules of an app that match no URL, are never reached, or open nothing together.
struct RuleChecks {
  private(set) var issues: [AssociationIssue] = []

  private let places: AssociationPlaces
  private let number: Int
  /// The rules that no earlier rule covers, indexed by the beginnings of their paths.
  private var index = RuleIndex()
  private var reached: [(number: Int, rule: CompiledRule)] = []
  private var seen: [AppSiteAssociation.Rule: Int] = [:]

  init(
    _ details: AppSiteAssociation.Details, _ rules: [Result<CompiledRule, URLWildcard.Fault>], _ number: Int,
    _ places: AssociationPlaces, _ budget: inout WorkBudget
  ) {
    self.places = places
    self.number = number
    let place = places.details[number].place
    let isPath = places.details[number].key == "paths"
    for (index, rule) in (details.rules ?? []).enumerated() {
      let place = "\(place).\(places.rule(index, of: number))"
      issues += PatternChecks.issues(of: rule, at: place, isPath: isPath)
      switch rules[index] {
      case .success(let compiled):
        if let (reason, fix) = Self.reasonForMatchingNothing(compiled) {
          issues.append(AssociationIssue(.error, place, reason, fix: fix))
        } else {
          compare(compiled, index, place, &budget)
        }
      case .failure(let fault): issues.append(Self.issue(fault, place))
      }
    }
    let understood = rules.compactMap { try? $0.get() }
    if !understood.isEmpty, understood.allSatisfy(\.excludes) {
      issues.append(
        AssociationIssue(
          .warning, place, "all its rules exclude, so it opens nothing", fix: "add a rule for what must open"))
    }
  }

  private mutating func compare(_ rule: CompiledRule, _ number: Int, _ place: String, _ budget: inout WorkBudget) {
    var plain = rule.resolved
    plain.comment = nil
    plain.exclusion = nil
    var covering = seen[plain]
    if covering == nil, !budget.isSpent {
      let coverage = RuleCoverage(rule)
      let candidates = index.candidates(beginning: rule.path?.beginning ?? [])
      budget.spend(candidates.count)
      let found = candidates.first { !budget.isSpent && coverage.isCovered(by: reached[$0].rule, &budget) }
      covering = found.map { reached[$0].number }
    }
    if let covering {
      issues.append(
        AssociationIssue(
          .warning, place,
          "it is never reached, as \(places.rule(covering, of: self.number)) matches everything that it matches",
          fix: "put it before that one, or remove it"))
    } else {
      seen[plain] = number
      index.insert(reached.count, rule)
      reached.append((number, rule))
    }
  }

  private static func issue(_ fault: URLWildcard.Fault, _ place: String) -> AssociationIssue {
    switch fault {
    case .tooLong:
      AssociationIssue(
        .error, place, "it matches nothing, as a pattern may have at most \(URLWildcard.length) characters",
        fix: "shorten it with wildcards")
    case .tooMuch:
      AssociationIssue(
        .error, place,
        "it matches nothing, as the variables of this rule and of those before it stand for too many texts",
        fix: "write fewer variables, or fewer and shorter texts for them")
    case .unknownVariable(let name):
      AssociationIssue(
        .error, place, "it matches nothing, as there is no variable \(LinkText.quoted(name))",
        fix: "add it to substitutionVariables, or correct its name, including its case")
    case .emptyVariable(let name):
      AssociationIssue(
        .error, place, "it matches nothing, as the variable \(LinkText.quoted(name)) has no texts", fix: "give it some")
    }
  }

  /// Returns the reason why a rule matches no URL, and the change to make.
  private static func reasonForMatchingNothing(_ compiled: CompiledRule) -> (String, String)? {
    if let path = compiled.resolved.path, path.contains("#"), !path.contains("$(") {
      return ("it matches nothing, as no path has a number sign", "move what follows it into \"#\"")
    }
    let patterns = [compiled.path, compiled.query, compiled.fragment].compactMap { $0 } + compiled.items.map(\.pattern)
    let isSent = patterns.allSatisfy {
      $0.tokens.allSatisfy { token in
        if case .scalar(let scalar) = token { scalar.isASCII && scalar.value > 0x20 } else { true }
      }
    }
    if compiled.isPercentEncoded, !isSent {
      return (
        "it matches nothing, as URLs are compared with their percent escapes",
        "escape what is not ASCII, or write \"percentEncoded\": false"
      )
    }
    return nil
  }
}
