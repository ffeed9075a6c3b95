/// A collector of the links of an enum's cases, and of all their faults.
struct CaseReader {
  /// The links without faults, in the order of their cases.
  private(set) var sound: [CaseLink] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The conflicts between links in different `#if` blocks; only the compiler knows if a build contains both.
  private(set) var conditionalConflicts: [ConditionalConflict] = []

  mutating func read(_ members: MemberBlockItemListSyntax) {
    let known = links(of: members, [])
    let counts = CaseNames.counts(in: members)
    sound = known.filter { !$0.isFaulty }
    for index in sound.indices {
      let name = sound[index].name
      sound[index].isOverloaded = counts[name.identifier?.name ?? name.text, default: 1] > 1
    }
    // Links with a valid pattern can be in conflict with others, whatever other faults they have. The patterns of a
    // group are in another enum, which the table checks when it is created.
    let links = known.filter { !$0.isGroup }
    var seen: Set<String> = []
    for links in Self.variants(of: links) {
      // A conflict between links outside of `#if` occurs in each variant.
      let conflicts = conflicts(among: links).filter { seen.insert("\($0.position.utf8Offset) \($0.message)").inserted }
      diagnostics += conflicts
    }
    for conflict in ConditionalConflict.all(among: links) {
      if conflict.isCertain {
        diagnostics.append(diagnostic(conflict.kind, conflict.lost, conflict.other))
      } else {
        conditionalConflicts.append(conflict)
      }
    }
    checkVisits(links)
  }

  private mutating func links(of members: MemberBlockItemListSyntax, _ conditions: [BuildCondition]) -> [CaseLink] {
    var links: [CaseLink] = []
    for member in members {
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        for var link in self.links(of: declaration) {
          link.conditions = conditions
          links.append(link)
        }
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for (clause, condition) in zip(conditional.clauses, BuildCondition.all(of: conditional)) {
          guard let inner = clause.elements?.as(MemberBlockItemListSyntax.self) else { continue }
          links += self.links(of: inner, conditions + [condition])
        }
      }
    }
    return links
  }

  /// Returns the combinations of links that a build may contain: those outside of `#if`, alone and with each clause.
  private static func variants(of links: [CaseLink]) -> [[CaseLink]] {
    var clauses: [[BuildCondition]] = [[]]
    for link in links where !clauses.contains(link.conditions) { clauses.append(link.conditions) }
    return clauses.map { clause in links.filter { clause.starts(with: $0.conditions) } }
  }

  private mutating func links(of declaration: EnumCaseDeclSyntax) -> [CaseLink] {
    let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { $0.isLink }
    guard let first = attributes.first else { return [] }
    if declaration.elements.count != 1 {
      diagnostics.append(
        LinkMessage(
          "a link must belong to one case: to fix, declare \(declaration.elements.map(\.name.text).joined(separator: " and ")) separately",
          id: "severalCases"
        ).at(first))
    }
    return attributes.compactMap { link($0, of: declaration) }
  }

  /// Returns the link of an attribute, or `nil` if its pattern has a fault.
  mutating func link(_ attribute: AttributeSyntax, of declaration: EnumCaseDeclSyntax) -> CaseLink? {
    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
    guard let literal = (arguments?.first).flatMap({ LinkLiteral($0.expression) }) else {
      diagnostics.append(
        LinkMessage("a pattern must be a plain string literal, as it is read at compile time", id: "notALiteral")
          .at(attribute))
      return nil
    }
    do throws(LinkPatternError) {
      let pattern = try LinkPattern(literal.text)
      guard declaration.elements.count == 1,
        var link = CaseLink(pattern, literal, of: declaration, isGroup: attribute.isNamed("LinkGroup"))
      else { return nil }
      let faults = PlaceholderCheck(link).diagnostics
      diagnostics += faults
      link.isFaulty = !faults.isEmpty
      return link
    } catch {
      let fixIts =
        literal.text.hasPrefix("/") || error.offset > 0 || literal.text.contains(":")
        ? [] : [literal.fixIt("write \"/\" before it", replacing: 0..<0, with: "/")]
      diagnostics.append(
        LinkMessage("\(error.reason), at \(literal.excerpt(from: error.offset)): to fix, \(error.fix)", id: "malformed")
          .at(literal, error.offset, fixIts: fixIts))
      return nil
    }
  }

  private func conflicts(among links: [CaseLink]) -> [Diagnostic] {
    PatternConflict.all(in: links.map(\.pattern)).map { diagnostic($0.kind, links[$0.pattern], links[$0.other]) }
  }

  private func diagnostic(_ kind: PatternConflict.Kind, _ lost: CaseLink, _ other: CaseLink) -> Diagnostic {
    let note = Note(
      node: Syntax(other.literal.node), position: other.literal.position(of: 0),
      message: LinkMessage("it is read as \(other.name.text), here", id: "conflict"))
    return LinkMessage("\(kind.reason(lost, other)); to fix, give the two different paths or items", id: "conflict")
      .at(lost.literal, 0, notes: [note])
  }

  private mutating func checkVisits(_ links: [CaseLink]) {
    let visits = LinkLimits.visits(of: links.map(\.pattern))
    guard visits > LinkLimits.visits, let last = links.last else { return }
    diagnostics.append(
      LinkMessage(
        "a search for one link could try \(visits) places: to fix, let fewer patterns have a literal and a placeholder in the same place",
        id: "visits"
      ).at(last.literal, 0))
  }
}

extension PatternConflict.Kind {
  /// Returns the reason for a conflict.
  func reason(_ lost: CaseLink, _ other: CaseLink) -> String {
    switch self {
    case .unreachable: "no link is read as \(lost.name.text): \"\(other.pattern)\" reads them all"
    case .overlap:
      "with or without its optional values, a link of \(lost.name.text) is read by \"\(other.pattern)\""
    }
  }
}
