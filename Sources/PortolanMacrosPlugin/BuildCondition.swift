/// The condition of one clause of an `#if`.
struct BuildCondition: Equatable {
  /// The position of the `#if` that identifies it.
  let block: AbsolutePosition
  /// The condition under which the clause is compiled, as an expression.
  let text: String

  /// Returns the conditions of the clauses of an `#if`; each includes the negation of all earlier ones.
  static func all(of conditional: IfConfigDeclSyntax) -> [BuildCondition] {
    var before: [String] = []
    return conditional.clauses.map { clause in
      let own = clause.condition.map { "(\($0.trimmedDescription))" }
      let text = (before.map { "!\($0)" } + [own].compactMap { $0 }).joined(separator: " && ")
      if let own { before.append(own) }
      return BuildCondition(block: conditional.position, text: text)
    }
  }
}
