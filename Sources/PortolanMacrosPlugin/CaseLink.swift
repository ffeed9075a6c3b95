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
  /// The closures say all their types, so that they are checked one by one and quickly.
  func source(in type: String) -> String {
    let names = Dictionary(uniqueKeysWithValues: values.enumerated().map { ($1.name, "v\($0)") })
    let takes = ordered.map { "\(names[$0.name] ?? ""): \($0.type)" }.joined(separator: ", ")
    let passed = values.map { value in
      (value.label.map { "\($0): " } ?? "") + (names[value.name] ?? "")
    }.joined(separator: ", ")
    let bound = values.map { "let \(names[$0.name] ?? "")" }.joined(separator: ", ")
    let gives = ordered.map { "\($0.type)" }.joined(separator: ", ")
    let given = ordered.map { names[$0.name] ?? "" }.joined(separator: ", ")
    let call = values.isEmpty ? "" : "(\(passed))"
    return """
      PortolanLinks.Link(\(literal.node.trimmed), { (\(takes)) -> \(type)? in .\(name.text)\(call) }) { (screen: \(type)) -> (\(gives))? in
        guard case .\(name.text)\(values.isEmpty ? "" : "(\(bound))") = screen else { return nil }
        return .some((\(given)))
      }
      """
  }
}
