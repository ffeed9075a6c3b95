import PortolanLinks
import SwiftSyntax

/// An associated value of a case.
struct CaseValue {
  /// What placeholders call it: its label, or its position.
  let name: String
  /// The label with which the case is made, if any.
  let label: String?
  let type: TypeSyntax
  let node: EnumCaseParameterSyntax

  init(_ node: EnumCaseParameterSyntax, position: Int) {
    self.node = node
    type = node.type.trimmed
    let first = node.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0 }
    label = first?.text
    name = (first ?? node.secondName)?.identifier?.name ?? String(position)
  }

  /// How many texts it is made of, as far as its type says so by its spelling.
  var cardinality: LinkCardinality? {
    if type.is(OptionalTypeSyntax.self) || isGeneric("Optional") { return .optional }
    if type.is(ArrayTypeSyntax.self) || isGeneric("Array") { return .many }
    let plain = [
      "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Bool", "Double", "Float", "UUID", "Date", "LinkDay",
    ]
    return plain.contains(type.description) ? .one : nil
  }

  private func isGeneric(_ name: String) -> Bool {
    guard let type = type.as(IdentifierTypeSyntax.self) else { return false }
    return type.name.text == name && type.genericArgumentClause != nil
  }
}
