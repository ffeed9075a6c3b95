import PortolanLinks
import SwiftSyntax

/// A case with one of its patterns.
struct CaseLink {
  let name: TokenSyntax
  let values: [CaseValue]
  let literal: LinkLiteral
  let pattern: LinkPattern

  /// The values in the order of the placeholders.
  var ordered: [CaseValue] {
    pattern.placeholders.compactMap { placeholder in values.first { $0.name == placeholder.name } }
  }

  /// The entry of the table.
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
    let bound = values.map { "let \(names[$0.name] ?? "")" }.joined(separator: ", ")
    let gives = isNested ? "" : " -> (" + ordered.map { "\($0.type)" }.joined(separator: ", ") + ")?"
    let given = ordered.map { names[$0.name] ?? "" }.joined(separator: ", ")
    // The closure answers an optional, which has cases of these names itself.
    let owner = ["none", "some"].contains(name.text) ? type : ""
    let call = values.isEmpty ? "" : "(\(passed))"
    return """
      PortolanLinks.Link(\(literal.node.trimmed), { (\(takes)) -> \(type)? in \(owner).\(name.text)\(call) }) { (screen: \(type))\(gives) in
        guard case .\(name.text)\(values.isEmpty ? "" : "(\(bound))") = screen else { return nil }
        return .some((\(given)))
      }
      """
  }
}
