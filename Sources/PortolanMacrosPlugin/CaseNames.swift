/// A reader of the base names of an enum's cases.
enum CaseNames {
  /// Returns the maximum number of cases that have each base name in one build.
  static func counts(in members: MemberBlockItemListSyntax) -> [String: Int] {
    var counts: [String: Int] = [:]
    for member in members {
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        for element in declaration.elements {
          counts[element.name.identifier?.name ?? element.name.text, default: 0] += 1
        }
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        // A build contains only one of the clauses.
        let most = conditional.clauses.reduce(into: [String: Int]()) { most, clause in
          let inner = clause.elements?.as(MemberBlockItemListSyntax.self).map(Self.counts) ?? [:]
          most.merge(inner, uniquingKeysWith: max)
        }
        counts.merge(most, uniquingKeysWith: +)
      }
    }
    return counts
  }

  /// Returns statements that append the names of all cases to an array `names`, each in the `#if` of its case.
  static func statements(in members: MemberBlockItemListSyntax) -> [String] {
    members.flatMap { member -> [String] in
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        return declaration.elements.map {
          "names.append(\(StringLiteralExprSyntax(content: $0.name.identifier?.name ?? $0.name.text)))"
        }
      }
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
      let clauses = zip(conditional.clauses, BuildCondition.all(of: conditional)).flatMap { clause, condition in
        let inner = clause.elements?.as(MemberBlockItemListSyntax.self).map(statements) ?? []
        return ["#if \(condition.text)"] + inner + ["#endif"]
      }
      return clauses
    }
  }
}
