/// A part that a link must have after its path to match a pattern.
package enum Requirement: Hashable, Sendable, CustomStringConvertible {
  case item(name: String)
  case literalItem(name: String, value: String)
  case fragment
  case literalFragment(String)

  static func of(_ pattern: LinkPattern) -> [Requirement] {
    var requirements: [Requirement] = []
    for item in pattern.items {
      switch item.value {
      case .literal(let value): requirements.append(.literalItem(name: item.name, value: value))
      case .placeholder(let index) where pattern.placeholders[index].kind == .one:
        requirements.append(.item(name: item.name))
      case .placeholder: break
      }
    }
    switch pattern.fragment {
    case .literal(let text): requirements.append(.literalFragment(text))
    case .placeholder(let index) where pattern.placeholders[index].kind == .one: requirements.append(.fragment)
    case .placeholder, nil: break
    }
    return requirements
  }

  var isLiteral: Bool {
    switch self {
    case .literalItem, .literalFragment: true
    case .item, .fragment: false
    }
  }

  func isMet(by tokens: inout LinkTokenizer) -> Bool {
    switch self {
    case .item(let name):
      return tokens.splitItems().contains { EscapedText.equals(tokens.bytes, $0.name, name.utf8) }
    case .literalItem(let name, let value):
      let item = tokens.splitItems().first { EscapedText.equals(tokens.bytes, $0.name, name.utf8) }
      return item.map { EscapedText.equals(tokens.bytes, $0.value, value.utf8) } ?? false
    case .fragment: return tokens.fragment != nil
    case .literalFragment(let text):
      return tokens.fragment.map { EscapedText.equals(tokens.bytes, $0, text.utf8) } ?? false
    }
  }

  package var description: String {
    switch self {
    case .item(let name): "the item \(name)"
    case .literalItem(let name, let value): "the item \(name)=\(value)"
    case .fragment: "a fragment"
    case .literalFragment(let text): "the fragment #\(text)"
    }
  }
}
