/// The rules of a file with their parsed patterns.
struct CompiledAssociation {
  /// The maximum number of steps for comparing all rules with one text of up to 64 characters.
  ///
  /// The longest URL needs 128 times as many words, which still takes less than a second.
  private static let budget = 2_000_000

  /// The rules of each entry of details, or the fault of a rule that matches nothing.
  let details: [[Result<CompiledRule, URLWildcard.Fault>]]

  init(_ file: AppSiteAssociation) {
    var variables = SubstitutionVariables(file.substitutionVariables)
    var cost = 0
    details = file.details.map { details in
      (details.rules ?? []).map { rule in
        do throws(URLWildcard.Fault) {
          let resolved = rule.inheriting(from: details.defaultRule).inheriting(from: file.defaultRule)
          let compiled = try CompiledRule(rule, resolved: resolved, &variables)
          guard cost + compiled.cost + variables.walkCost <= Self.budget else { throw .tooMuch }
          cost += compiled.cost
          return .success(compiled)
        } catch {
          return .failure(error)
        }
      }
    }
  }
}
