/// A counter of the base names of an enum's cases.
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
}
