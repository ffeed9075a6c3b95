/// A search for rules of an app that match no URL, are never reached, or open nothing together.
struct RuleChecks {
  private(set) var issues: [AssociationIssue] = []

  private let place: String
  private let places: [String]
  /// The rules that no earlier rule covers, indexed by the beginnings of their paths.
  private var index = RuleIndex()
  private var reached: [(number: Int, rule: CompiledRule)] = []

  /// Checks the rules of an entry of details.
  ///
  /// - Parameters:
  ///   - details: The entry.
  ///   - rules: Its rules with their parsed patterns.
  ///   - location: The location of the entry and of its rules.
  ///   - budget: The budget that is charged for comparing the rules.
  init(
    _ details: AppSiteAssociation.Details, _ rules: [Result<CompiledRule, URLWildcard.Fault>],
    at location: (place: String, rules: [String]), _ budget: inout WorkBudget
  ) {
    (place, places) = location
    issues += PatternChecks(details.defaultRule, at: "\(place).defaults").issues
    let isPath = places.first?.dropFirst(place.count).hasPrefix(".paths") ?? false
    for (number, rule) in (details.rules ?? []).enumerated() {
      issues += PatternChecks(rule, at: places[number], isPath: isPath).issues
      do throws(URLWildcard.Fault) {
        let compiled = try rules[number].get()
        if let fault = Self.fault(of: compiled) { throw fault }
        compare(compiled, number, &budget)
      } catch {
        issues.fail(places[number], "it matches nothing, as \(error.reason)", fix: error.fix)
      }
    }
    let understood = rules.compactMap { try? $0.get() }
    if !understood.isEmpty, understood.allSatisfy(\.excludes) {
      issues.warn(place, "all its rules exclude, so it opens nothing", fix: "add a rule for what must open")
    }
  }

  private mutating func compare(_ rule: CompiledRule, _ number: Int, _ budget: inout WorkBudget) {
    let coverage = RuleCoverage(rule)
    let candidates = budget.isSpent ? [] : index.candidates(beginning: rule.beginning)
    budget.spend(candidates.count)
    let covering = candidates.first { !budget.isSpent && coverage.isCovered(by: reached[$0].rule, &budget) }
    if let covering {
      let other = places[reached[covering].number].dropFirst(place.count + 1)
      issues.warn(
        places[number], "it is never reached, as \(other) matches everything that it matches",
        fix: "put it before that one, or remove it")
    } else {
      index.insert(reached.count, rule)
      reached.append((number, rule))
    }
  }

  /// Returns the reason why a rule whose patterns are valid matches no URL.
  private static func fault(of rule: CompiledRule) -> URLWildcard.Fault? {
    if let path = rule.resolved.path, path.contains("#"), !path.contains("$(") {
      return .init(reason: "no path has a number sign", fix: "move what follows it into \"#\"")
    }
    let isSent = rule.patterns.allSatisfy {
      $0.pattern.tokens.allSatisfy { token in
        if case .scalar(let scalar) = token { scalar.isASCII && scalar.value > 0x20 } else { true }
      }
    }
    if isSent || !rule.isPercentEncoded { return nil }
    return .init(
      reason: "URLs are compared with their percent escapes",
      fix: "escape what is not ASCII, or write \"percentEncoded\": false")
  }
}
