/// A case with one of its patterns, or with the prefix of a group.
struct CaseLink {
  let name: TokenSyntax
  let values: [CaseValue]
  let literal: LinkLiteral
  let pattern: LinkPattern
  /// The conditions of the `#if` around the case, the outermost first.
  var conditions: [BuildCondition] = []
  /// A Boolean value that indicates whether another case has the same name with other labels.
  var isOverloaded = false
  /// A Boolean value that indicates whether its placeholders have a fault.
  var isFaulty = false
  /// A Boolean value that indicates whether the pattern is the prefix of a group, so that one value has links of its own.
  let isGroup: Bool

  init?(_ pattern: LinkPattern, _ literal: LinkLiteral, of declaration: EnumCaseDeclSyntax, isGroup: Bool) {
    guard let element = declaration.elements.first else { return nil }
    name = element.name
    values = (element.parameterClause?.parameters ?? []).enumerated().map { CaseValue($1, position: $0) }
    self.literal = literal
    self.pattern = pattern
    self.isGroup = isGroup
  }

  /// The values in the order of the placeholders, and after them the screen of the feature.
  var ordered: [CaseValue] {
    pattern.placeholders.compactMap { placeholder in values.first { $0.name == placeholder.name } }
      + (isGroup ? unplaced : [])
  }

  /// The values without a placeholder.
  var unplaced: [CaseValue] {
    values.filter { value in !pattern.placeholders.contains { $0.name == value.name } }
  }

  /// Returns the statement that appends the link to the links of the table, in the `#if` of the case.
  ///
  /// The closures declare all their types, to make type checking fast. In two exceptions the compiler infers them: the extension
  /// of an enum in another type cannot see the types beside the enum, and `Self` and `Value` are other types in the `LinkSource`
  /// that contains the closures.
  func statement(in type: String) -> String {
    let isHidden = values.contains { value in
      value.type.tokens(viewMode: .sourceAccurate).contains { ["Self", "Value"].contains($0.text) }
    }
    let isInferred = isHidden || type.contains(".")
    // If two values have the same name, the compiler reports an error itself. The macro must not crash before that.
    let names = Dictionary(values.enumerated().map { ($1.name, "v\($0)") }) { first, _ in first }
    let takes = ordered.map { "\(names[$0.name] ?? "")" + (isInferred ? "" : ": \($0.type)") }.joined(separator: ", ")
    let passed = values.map { value in
      (value.label.map { "\($0): " } ?? "") + (names[value.name] ?? "")
    }.joined(separator: ", ")
    // The labels are needed because another case may have the same name.
    let bound = values.map { value in
      (value.label.map { "\($0): " } ?? "") + "let \(names[value.name] ?? "")"
    }.joined(separator: ", ")
    let gives = isInferred ? "" : " -> (" + ordered.map { "\($0.type)" }.joined(separator: ", ") + ")?"
    let given = ordered.map { names[$0.name] ?? "" }.joined(separator: ", ")
    // The closure returns an optional, which has cases of these names too.
    let owner = ["none", "some"].contains(name.text) ? type : ""
    let call = values.isEmpty ? "" : "(\(passed))"
    let labels = values.map { $0.label == nil ? "nil" : "\"\($0.name)\"" }.joined(separator: ", ")
    let places = ordered.compactMap { value in values.firstIndex { $0.name == value.name } }
    let extract =
      isOverloaded
      ? """
        guard let values = PortolanLinks.CaseValues(of: screen, case: "\(name.identifier?.name ?? name.text)", labels: [\(labels)]) else {
          return nil
        }
        return .some((\(places.map { "values[\($0)]" }.joined(separator: ", "))))
      """
      : """
        guard case .\(name.text)\(values.isEmpty ? "" : "(\(bound))") = screen else { return nil }
        return .some((\(given)))
      """
    let statement = """
      append(PortolanLinks.\(isGroup ? "LinkGroup" : "Link")(\(literal.node.trimmed), { (\(takes)) -> \(type)? in \(owner).\(name.text)\(call) }) { (screen: \(type))\(gives) in
      \(extract)
      }, to: &links)
      """
    guard !conditions.isEmpty else { return statement }
    return "#if \(conditions.map { "(\($0.text))" }.joined(separator: " && "))\n\(statement)\n#endif"
  }

  /// Returns a function that only compiles if the types of the values fit their placeholders.
  func check(named name: TokenSyntax, attributes: String) -> DeclSyntax? {
    var calls = pattern.placeholders.compactMap { placeholder -> String? in
      values.first { $0.name == placeholder.name }.map { value in
        "PortolanLinks.LinkCheck.\(placeholder.kind.check)((\(value.type)).self)"
      }
    }
    if isGroup { calls += unplaced.map { "PortolanLinks.LinkCheck.feature((\($0.type)).self)" } }
    guard !calls.isEmpty else { return nil }
    return """
      \(raw: attributes)private nonisolated static func \(name)() {
        \(raw: calls.joined(separator: "\n  "))
      }
      """
  }
}

extension LinkPlaceholder.Kind {
  /// The function of `LinkCheck` that accepts the types of the placeholder.
  fileprivate var check: String {
    switch self {
    case .one: "oneValue"
    case .optional: "oneValueOrNone"
    case .repeated: "manyValues"
    case .rest: "restOfPath"
    }
  }
}
