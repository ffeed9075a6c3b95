/// An associated value of a case.
struct CaseValue {
  /// The name that placeholders use: the label, or the position.
  let name: String
  /// The label of the value in an expression, if it has one.
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

  /// The cardinality of the value, or `nil` if only the compiler can determine it from the type.
  var cardinality: LinkCardinality? { Self.cardinality(of: type) }

  private static func cardinality(of type: TypeSyntax) -> LinkCardinality? {
    // A type in parentheses is that type.
    if let tuple = type.as(TupleTypeSyntax.self), let element = tuple.elements.first, tuple.elements.count == 1 {
      return cardinality(of: element.type)
    }
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return .optional }
    if type.is(ArrayTypeSyntax.self) { return .many }
    switch name(of: type) {
    case ("Optional", true): return .optional
    case ("Array", true): return .many
    case (let name?, false) where plain.contains(name): return .one
    default: return nil
    }
  }

  private static let plain: Set = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Bool", "Double", "Float", "UUID", "Date", "LinkDay",
  ]

  /// Returns the unqualified name of a type, and a Boolean value that indicates whether it has generic arguments.
  ///
  /// The only qualified names with a result are those in the modules that declare the known types.
  private static func name(of type: TypeSyntax) -> (name: String?, isGeneric: Bool) {
    if let type = type.as(IdentifierTypeSyntax.self) { return (type.name.text, type.genericArgumentClause != nil) }
    if let type = type.as(MemberTypeSyntax.self), let module = type.baseType.as(IdentifierTypeSyntax.self),
      ["Swift", "Foundation", "PortolanLinks"].contains(module.name.text)
    {
      return (type.name.text, type.genericArgumentClause != nil)
    }
    return (nil, false)
  }
}
