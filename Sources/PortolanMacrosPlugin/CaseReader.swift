import PortolanLinks
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Collects the links of an enum's cases, and everything that is wrong with them.
struct CaseReader {
  private(set) var table = CaseTable()
  private(set) var diagnostics: [Diagnostic] = []

  mutating func read(_ members: MemberBlockItemListSyntax) {
    table = table(of: members)
    var seen: Set<String> = []
    for links in table.variants() {
      // A clash of links outside #if is one in each variant.
      let clashes = clashes(among: links).filter { seen.insert("\($0.position.utf8Offset) \($0.message)").inserted }
      diagnostics += clashes
    }
  }

  private mutating func table(of members: MemberBlockItemListSyntax) -> CaseTable {
    var table = CaseTable()
    for member in members {
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        table.entries += links(of: declaration).map(CaseTable.Entry.link)
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        var clauses: [CaseTable.Clause] = []
        for clause in conditional.clauses {
          let condition = clause.condition.map { " \($0.trimmed)" } ?? ""
          let inner = clause.elements?.as(MemberBlockItemListSyntax.self).map { self.table(of: $0) }
          clauses.append(.init(opening: clause.poundKeyword.text + condition, table: inner ?? CaseTable()))
        }
        table.entries.append(.conditional(clauses))
      }
    }
    return table
  }

  private mutating func links(of declaration: EnumCaseDeclSyntax) -> [CaseLink] {
    let attributes = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { $0.isNamed("Link") }
    guard let first = attributes.first, let element = declaration.elements.first else { return [] }
    guard declaration.elements.count == 1 else {
      diagnostics.append(
        LinkMessage(
          "a link belongs to one case: to fix, declare \(declaration.elements.map(\.name.text).joined(separator: " and ")) apart",
          id: "severalCases"
        ).at(first))
      return []
    }
    let values = (element.parameterClause?.parameters ?? []).enumerated().map { CaseValue($1, position: $0) }
    return attributes.compactMap { link($0, element, values) }
  }

  private mutating func link(
    _ attribute: AttributeSyntax, _ element: EnumCaseElementSyntax, _ values: [CaseValue]
  ) -> CaseLink? {
    guard let argument = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression,
      let literal = LinkLiteral(argument)
    else {
      diagnostics.append(
        LinkMessage("a pattern is read while compiling, and must be a plain string literal", id: "notALiteral")
          .at(attribute))
      return nil
    }
    do throws(LinkPatternError) {
      let link = CaseLink(
        name: element.name, values: values, literal: literal, pattern: try LinkPattern(literal.text))
      let faults = PlaceholderCheck(link).diagnostics
      diagnostics += faults
      return faults.isEmpty ? link : nil
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

  private func clashes(among links: [CaseLink]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for clash in LinkClash.all(in: links.map(\.pattern)) {
      let (lost, other) = (links[clash.pattern], links[clash.other])
      let reason =
        switch clash.kind {
        case .unreachable: "no link is read as \(lost.name.text): \"\(other.pattern)\" reads them all"
        case .overlap:
          "with or without its optional values, a link of \(lost.name.text) is read by \"\(other.pattern)\""
        }
      let note = Note(
        node: Syntax(other.literal.node), position: other.literal.position(of: 0),
        message: LinkMessage("it is read as \(other.name.text), here", id: "clash"))
      diagnostics.append(
        LinkMessage("\(reason); to fix, give the two different paths or items", id: "clash")
          .at(lost.literal, 0, notes: [note]))
    }
    let visits = LinkLimits.visits(of: links.map(\.pattern))
    if visits > LinkLimits.visits, let last = links.last {
      diagnostics.append(
        LinkMessage(
          "a search for one link could try \(visits) places: to fix, let fewer patterns have a literal and a placeholder in the same place",
          id: "visits"
        ).at(last.literal, 0))
    }
    return diagnostics
  }
}
