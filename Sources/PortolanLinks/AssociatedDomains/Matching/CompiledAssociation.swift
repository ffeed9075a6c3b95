/// The rules of a file with their patterns read.
struct CompiledAssociation {
  /// The most steps that a comparison of all rules with one text of up to 64 characters takes. The longest URL takes 128 times
  /// as many words, and still less than a second.
  private static let budget = 2_000_000

  /// The rules of each entry of details, or why one fits nothing.
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
