extension AppSiteAssociation {
  /// The maximum number of steps for comparing all rules with one text of up to 64 characters.
  ///
  /// The longest URL needs 128 times as many words, and still less than a second.
  private static let stepsOfRules = 2_000_000

  /// Returns the rules of each entry of details with their parsed patterns, or the fault of a rule that matches nothing.
  func compiled() -> [[Result<CompiledRule, URLWildcard.Fault>]] {
    var variables = SubstitutionVariables(substitutionVariables)
    var cost = 0
    return details.map { details in
      (details.rules ?? []).map { rule in
        Result { () throws(URLWildcard.Fault) in
          let resolved = rule.inheriting(from: details.defaultRule).inheriting(from: defaultRule)
          let compiled = try CompiledRule(rule, resolved: resolved, &variables)
          guard cost + compiled.cost + variables.walkCost <= Self.stepsOfRules else {
            throw URLWildcard.Fault(
              reason: "the variables of this rule and of those before it stand for too many texts",
              fix: "write fewer variables, or fewer and shorter texts for them")
          }
          cost += compiled.cost
          return compiled
        }
      }
    }
  }
}
