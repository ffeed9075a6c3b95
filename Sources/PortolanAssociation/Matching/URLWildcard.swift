/// A pattern of an association file.
///
/// `*` matches any number of characters, `?` one, `?*` at least one, and `$(name)` a text of a variable. According to "Supporting
/// associated domains", `*` is greedy. That does not change the texts that match.
struct URLWildcard: Sendable {
  /// The maximum length of a pattern, in characters.
  static let length = 4096

  enum Token: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case one
    case many
    case variable(SubstitutionVariable)
    /// A slash that may be missing, such as before a variable at the start of a path.
    case optionalSlash

    var isScalar: Bool { if case .scalar = self { true } else { false } }
  }

  /// The reason why a pattern matches nothing.
  struct Fault: Error {
    let reason: String
    let fix: String
  }

  private(set) var tokens: [Token] = []
  let isCaseSensitive: Bool

  /// Creates a pattern.
  ///
  /// Paths are compared with one slash at their ends. So slashes there are ignored, and a `/*` at the end also matches the path
  /// without it (swcutil of macOS 27.0, see the table of decisions in the tests).
  init(
    _ pattern: String, of part: URLPart, _ variables: inout SubstitutionVariables, caseSensitive: Bool
  ) throws(Fault) {
    isCaseSensitive = caseSensitive
    guard pattern.unicodeScalars.count <= Self.length else {
      throw Fault(reason: "a pattern may have at most \(Self.length) characters", fix: "shorten it with wildcards")
    }
    var rest = pattern.unicodeScalars[...]
    // If a variable has no closing parenthesis, all later variables have none either.
    var hasClose = true
    while let scalar = rest.first {
      if scalar == "$", hasClose, rest.dropFirst().first == "(" {
        guard let close = rest.firstIndex(of: ")") else {
          hasClose = false
          continue
        }
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<close])
        tokens.append(.variable(try variables.variable(name, caseSensitive: caseSensitive)))
        rest = rest[rest.index(after: close)...]
      } else {
        Self.append(scalar, to: &tokens, caseSensitive: caseSensitive)
        rest = rest.dropFirst()
      }
    }
    guard part == .path else { return }
    while tokens.last == .scalar("/") { tokens.removeLast() }
    while tokens.count > 1, tokens[0] == .scalar("/"), tokens[1] == .scalar("/") { tokens.removeFirst() }
    switch tokens.first {
    case .scalar("/"), .many, nil: break
    case .variable: tokens.insert(.optionalSlash, at: 0)
    default: tokens.insert(.scalar("/"), at: 0)
    }
    if tokens == [.scalar("/"), .many] { tokens = [.many] }
    // After a character, "*" matches the slash, too.
    if tokens.last != .many || tokens.count > 1 && !tokens[tokens.count - 2].isScalar { tokens.append(.scalar("/")) }
  }

  static func tokens(of text: String.UnicodeScalarView, caseSensitive: Bool) -> [Token] {
    var tokens: [Token] = []
    for scalar in text { append(scalar, to: &tokens, caseSensitive: caseSensitive) }
    return tokens
  }

  private static func append(_ scalar: Unicode.Scalar, to tokens: inout [Token], caseSensitive: Bool) {
    switch scalar {
    case "*": if tokens.last != .many { tokens.append(.many) }
    case "?": tokens.append(.one)
    default: tokens.append(.scalar(caseSensitive ? scalar : folded(scalar)))
    }
  }

  static func folded(_ token: Token) -> Token {
    if case .scalar(let scalar) = token { .scalar(folded(scalar)) } else { token }
  }

  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }

  /// A Boolean value that indicates whether the pattern matches every text.
  var matchesAll: Bool { tokens == [.many] }

  /// The characters before the first wildcard.
  var beginning: [Unicode.Scalar] {
    tokens.prefix(while: \.isScalar).compactMap {
      if case .scalar(let scalar) = $0 { scalar } else { nil }
    }
  }

  /// The maximum number of steps for a comparison with a short text.
  var cost: Int {
    tokens.reduce(0) { if case .variable(let variable) = $1 { $0 + 1 + variable.cost } else { $0 + 1 } }
  }

  /// A text that matches the pattern, with "x" for each wildcard.
  var sample: String { Self.sample(tokens) }

  private static func sample(_ tokens: [Token]) -> String {
    tokens.map { token in
      switch token {
      case .scalar(let scalar): String(scalar)
      case .one, .many: "x"
      case .variable(let variable): sample(variable.sample)
      case .optionalSlash: "/"
      }
    }.joined()
  }
}
