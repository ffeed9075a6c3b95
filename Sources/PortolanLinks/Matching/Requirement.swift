/// A part that a link must have after its path to match a pattern.
package struct Requirement: Hashable, Sendable, CustomStringConvertible {
  /// The name of the item, or `nil` for the fragment.
  let name: String?
  /// The text that the part must have, or `nil` for any text.
  let text: String?

  /// The requirement that the same part is present, with any text.
  var presence: Requirement { Requirement(name: name, text: nil) }

  static func of(_ pattern: LinkPattern) -> [Requirement] { all(in: pattern).filter { !$0.isOptional }.map(\.0) }

  /// Returns the requirements that links of a pattern may meet, independent of their values.
  static func keys(of pattern: LinkPattern) -> [Requirement] {
    all(in: pattern).flatMap { $0.0.text == nil ? [$0.0] : [$0.0, $0.0.presence] }
  }

  /// Returns the requirements of the items and of the fragment, including parts that a link may lack.
  private static func all(in pattern: LinkPattern) -> [(Requirement, isOptional: Bool)] {
    let fragment = pattern.fragment.map { [(name: String?.none, value: $0)] } ?? []
    return (pattern.items.map { (name: $0.name, value: $0.value) } + fragment).map { name, value in
      switch value {
      case .literal(let text): (Requirement(name: name, text: text), false)
      case .placeholder(let number): (Requirement(name: name, text: nil), pattern.placeholders[number].kind != .one)
      }
    }
  }

  @inline(never) func isMet(by tokens: inout LinkTokenizer) -> Bool {
    let bytes = tokens.bytes
    let part =
      if let name { tokens.splitItems().first { EscapedText.equals(bytes, $0.name, name.utf8) }?.value } else {
        tokens.fragment
      }
    guard let part, let text else { return part != nil }
    return EscapedText.equals(bytes, part, text.utf8)
  }

  package var description: String {
    guard let name else { return text.map { "the fragment #\($0)" } ?? "a fragment" }
    return "the item \(name)" + (text.map { "=\($0)" } ?? "")
  }

  /// Compares the requirements byte by byte, as links are matched.
  package static func == (one: Requirement, other: Requirement) -> Bool {
    same(one.name, other.name) && same(one.text, other.text)
  }

  private static func same(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.utf8.elementsEqual(other.utf8)
  }
}
