import PortolanLinks
import SwiftSyntax
import SwiftSyntaxBuilder

/// A case with one of its patterns.
struct CaseLink {
  let name: TokenSyntax
  let values: [CaseValue]
  let literal: LinkLiteral
  let pattern: LinkPattern
  /// A Boolean value that indicates whether the case is deprecated, and using it a warning.
  let isDeprecated: Bool
  /// The conditions of the `#if` around the case, the outermost first.
  var conditions: [BuildCondition] = []
  /// The name of the type that holds the link, for a deprecated case.
  var holder: String?
  /// A Boolean value that indicates whether another case has its name, with other labels.
  var isOverloaded = false
  /// A Boolean value that indicates whether something is wrong with its placeholders.
  var isFaulty = false

  init?(_ pattern: LinkPattern, _ literal: LinkLiteral, of declaration: EnumCaseDeclSyntax) {
    guard let element = declaration.elements.first else { return nil }
    name = element.name
    values = (element.parameterClause?.parameters ?? []).enumerated().map { CaseValue($1, position: $0) }
    isDeprecated = declaration.isDeprecated
    self.literal = literal
    self.pattern = pattern
  }

  /// The values in the order of the placeholders.
  var ordered: [CaseValue] {
    pattern.placeholders.compactMap { placeholder in values.first { $0.name == placeholder.name } }
  }

  /// The link.
  ///
  /// The closures say all their types, so that they are checked one by one and quickly. Not so for an enum in another
  /// type: an extension of it does not find the types beside the enum, which are then left to the compiler to infer.
  func source(in type: String) -> String {
    let isNested = type.contains(".")
    // Two values of one name are an error of the compiler's own, before which the macro must not fall over them.
    let names = Dictionary(values.enumerated().map { ($1.name, "v\($0)") }) { first, _ in first }
    let takes = ordered.map { "\(names[$0.name] ?? "")" + (isNested ? "" : ": \($0.type)") }.joined(separator: ", ")
    let passed = values.map { value in
      (value.label.map { "\($0): " } ?? "") + (names[value.name] ?? "")
    }.joined(separator: ", ")
    // With their labels, as there may be another case of the same name.
    let bound = values.map { value in
      (value.label.map { "\($0): " } ?? "") + "let \(names[value.name] ?? "")"
    }.joined(separator: ", ")
    let gives = isNested ? "" : " -> (" + ordered.map { "\($0.type)" }.joined(separator: ", ") + ")?"
    let given = ordered.map { names[$0.name] ?? "" }.joined(separator: ", ")
    // The closure answers an optional, which has cases of these names itself.
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
    return """
      PortolanLinks.Link(\(literal.node.trimmed), { (\(takes)) -> \(type)? in \(owner).\(name.text)\(call) }) { (screen: \(type))\(gives) in
      \(extract)
      }
      """
  }

  /// The entry of the table: the link, or the type that holds it.
  func entry(in type: String) -> String {
    holder.map { "PortolanLinks.Link<\(type)>(of: \($0).self)" } ?? source(in: type)
  }

  /// A type that holds the link of a deprecated case: what is deprecated may use the case, and is itself used by way of a
  /// protocol.
  func holderSource(in type: String) -> String? {
    guard let holder else { return nil }
    let declaration = """
      nonisolated private enum \(holder): PortolanLinks.LinkSource {
        @available(*, deprecated) static var link: PortolanLinks.Link<\(type)> {
          \(source(in: type))
        }
      }
      """
    guard !conditions.isEmpty else { return declaration }
    return "#if \(conditions.map { "(\($0.text))" }.joined(separator: " && "))\n\(declaration)\n#endif"
  }

  /// A function that compiles only if the types of the values fit their placeholders.
  func check(named name: TokenSyntax, attributes: String) -> DeclSyntax? {
    let calls = pattern.placeholders.compactMap { placeholder -> String? in
      values.first { $0.name == placeholder.name }.map { value in
        "PortolanLinks.LinkCheck.\(placeholder.kind.check)((\(value.type)).self)"
      }
    }
    guard !calls.isEmpty else { return nil }
    return """
      \(raw: attributes)private nonisolated static func \(name)() {
        \(raw: calls.joined(separator: "\n  "))
      }
      """
  }
}

extension LinkPlaceholder.Kind {
  /// The function of `LinkCheck` that takes the types that fit.
  fileprivate var check: String {
    switch self {
    case .one: "oneValue"
    case .optional: "oneValueOrNone"
    case .repeated: "manyValues"
    case .rest: "restOfPath"
    }
  }
}
