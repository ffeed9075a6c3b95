/// Looks for rules of an app that fit nothing, are never reached, or open nothing together.
struct RuleChecks {
  private(set) var issues: [AssociationIssue] = []

  private let places: AssociationPlaces
  private let number: Int
  /// The rules that earlier ones do not take, by what their paths begin with.
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
        if let (reason, fix) = Self.reasonForNothing(compiled) {
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
          .warning, place, "all its rules exclude, so that it opens nothing", fix: "add a rule for what is to open"))
    }
  }

  private mutating func compare(_ rule: CompiledRule, _ number: Int, _ place: String, _ budget: inout WorkBudget) {
    var plain = rule.resolved
    plain.comment = nil
    plain.exclusion = nil
    var twin = seen[plain]
    if twin == nil, !budget.isSpent {
      let coverage = RuleCoverage(rule)
      let candidates = index.candidates(beginning: rule.path?.beginning ?? [])
      budget.pay(candidates.count)
      let taker = candidates.first { !budget.isSpent && coverage.isTaken(by: reached[$0].rule, &budget) }
      twin = taker.map { reached[$0].number }
    }
    if let twin {
      issues.append(
        AssociationIssue(
          .warning, place, "it is never reached, as \(places.rule(twin, of: self.number)) fits all that it fits",
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
        .error, place, "it fits nothing here, as a pattern has more than \(URLWildcard.length) characters",
        fix: "shorten it with wildcards")
    case .tooMuch:
      AssociationIssue(
        .error, place, "it fits nothing here, as the variables of this and the rules before it stand for too much",
        fix: "write fewer variables, or fewer and shorter texts for them")
    case .unknownVariable(let name):
      AssociationIssue(
        .error, place, "it fits nothing, as there is no variable \(LinkText.quoted(name))",
        fix: "add it to substitutionVariables, or correct its name, in which case counts")
    case .emptyVariable(let name):
      AssociationIssue(
        .error, place, "it fits nothing, as the variable \(LinkText.quoted(name)) has no texts", fix: "give it some")
    }
  }

  /// Why no URL fits, and what to change.
  private static func reasonForNothing(_ compiled: CompiledRule) -> (String, String)? {
    if let path = compiled.resolved.path, path.contains("#"), !path.contains("$(") {
      return ("it fits nothing, as no path has a number sign", "move what follows it into \"#\"")
    }
    let patterns = [compiled.path, compiled.query, compiled.fragment].compactMap { $0 } + compiled.items.map(\.pattern)
    let isSent = patterns.allSatisfy {
      $0.tokens.allSatisfy { token in
        if case .scalar(let scalar) = token { scalar.isASCII && scalar.value > 0x20 } else { true }
      }
    }
    if compiled.isPercentEncoded, !isSent {
      return (
        "it fits nothing, as URLs are compared with their percent escapes",
        "escape what is not ASCII, or write \"percentEncoded\": false"
      )
    }
    return nil
  }
}
