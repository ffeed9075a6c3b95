/// A pattern of an association file.
///
/// `*` matches any number of characters, `?` one, `?*` at least one, and `$(name)` a text of a variable. According to
/// "Supporting associated domains", `*` is greedy. That does not change which texts match.
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
    /// The `/*` at the end of a path, which matches an empty text or a slash with any number of characters.
    case optionalRest
  }

  enum Fault: Error, Hashable {
    case tooLong
    case tooMuch
    case unknownVariable(String)
    case emptyVariable(String)
  }

  private(set) var tokens: [Token] = []
  let isCaseSensitive: Bool

  init(_ pattern: String, _ variables: inout SubstitutionVariables, caseSensitive: Bool) throws(Fault) {
    isCaseSensitive = caseSensitive
    guard pattern.unicodeScalars.count <= Self.length else { throw .tooLong }
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
        guard let variable = variables.variable(name, caseSensitive: caseSensitive) else {
          throw .unknownVariable(name)
        }
        guard !variable.isEmpty else { throw .emptyVariable(name) }
        tokens.append(.variable(variable))
        rest = rest[rest.index(after: close)...]
      } else {
        Self.append(scalar, to: &tokens, caseSensitive: caseSensitive)
        rest = rest.dropFirst()
      }
    }
  }

  /// Creates a pattern for a path.
  ///
  /// Slashes at both ends are ignored. A `/*` at the end also matches the path without it (swcutil of macOS 27.0, see
  /// the table of decisions in the tests).
  init(path: String, _ variables: inout SubstitutionVariables, caseSensitive: Bool) throws(Fault) {
    try self.init(path, &variables, caseSensitive: caseSensitive)
    while tokens.last == .scalar("/") { tokens.removeLast() }
    while tokens.count > 1, tokens[0] == .scalar("/"), tokens[1] == .scalar("/") { tokens.removeFirst() }
    switch tokens.first {
    case .scalar("/"), .many, nil: break
    case .variable: tokens.insert(.optionalSlash, at: 0)
    default: tokens.insert(.scalar("/"), at: 0)
    }
    if tokens.suffix(2) == [.scalar("/"), .many] {
      tokens.removeLast(2)
      tokens.append(.optionalRest)
    }
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

  static func scalars(of text: String, caseSensitive: Bool) -> [Unicode.Scalar] {
    caseSensitive ? Array(text.unicodeScalars) : text.unicodeScalars.map(folded)
  }

  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }
}

extension URLWildcard {
  /// A Boolean value that indicates whether the pattern matches every text.
  var matchesAll: Bool { tokens == [.many] || tokens == [.optionalRest] }

  /// A Boolean value that indicates whether the pattern matches exactly one text.
  var isPlain: Bool {
    isCaseSensitive && tokens.allSatisfy { if case .scalar = $0 { true } else { false } }
  }

  /// The characters before the first wildcard.
  var beginning: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for token in tokens {
      guard case .scalar(let scalar) = token else { break }
      scalars.append(scalar)
    }
    return scalars
  }

  /// The maximum number of steps for a comparison with a short text.
  var cost: Int {
    tokens.reduce(0) { if case .variable(let variable) = $1 { $0 + 1 + variable.cost } else { $0 + 1 } }
  }

  /// A text that matches the pattern, with "x" for each wildcard.
  var sample: String {
    var text = ""
    for token in tokens { Self.append(sample: token, to: &text) }
    return text
  }

  private static func append(sample token: Token, to text: inout String) {
    switch token {
    case .scalar(let scalar): text.unicodeScalars.append(scalar)
    case .one, .many: text += "x"
    case .variable(let variable): for token in variable.sample { append(sample: token, to: &text) }
    case .optionalSlash: text += "/"
    case .optionalRest: text += "/x"
    }
  }
}
