/// A pattern of an association file: `*` is any number of characters, `?` one, `?*` at least one, `$(name)` a variable.
///
/// A text is matched by carrying along the set of all places that can be reached, so that many wildcards take no longer than
/// the length of the pattern times that of the text. (`*` is greedy, says "Supporting associated domains"; that makes no
/// difference to whether a text fits.)
struct URLWildcard: Sendable {
  /// The longest pattern, and the longest list of texts that its variables may stand for, in characters.
  static let length = 4096
  static let substitutions = 100_000

  indirect enum Token: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case one
    case many
    case anyOf([[Token]])
  }

  enum Fault: Error, Hashable {
    case tooLong
    case unknownVariable(String)
    case emptyVariable(String)
  }

  let tokens: [Token]
  let isCaseSensitive: Bool

  init(_ pattern: String, _ variables: SubstitutionVariables, caseSensitive: Bool) throws(Fault) {
    isCaseSensitive = caseSensitive
    guard pattern.unicodeScalars.count <= Self.length else { throw .tooLong }
    var tokens: [Token] = []
    var left = Self.substitutions
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "$", rest.dropFirst().first == "(", let close = rest.firstIndex(of: ")") {
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<close])
        guard let texts = variables.texts(name) else { throw .unknownVariable(name) }
        guard !texts.isEmpty else { throw .emptyVariable(name) }
        left -= texts.reduce(0) { $0 + $1.unicodeScalars.count + 1 }
        guard left >= 0 else { throw .tooLong }
        tokens.append(.anyOf(texts.map { Self.tokens(of: $0.unicodeScalars, caseSensitive: caseSensitive) }))
        rest = rest[rest.index(after: close)...]
      } else {
        Self.append(scalar, to: &tokens, caseSensitive: caseSensitive)
        rest = rest.dropFirst()
      }
    }
    self.tokens = tokens
  }

  private static func tokens(of text: String.UnicodeScalarView, caseSensitive: Bool) -> [Token] {
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

  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }

  /// Whether every text fits.
  var fitsAll: Bool { tokens == [.many] }

  func fits(_ text: some Sequence<Unicode.Scalar>) -> Bool {
    fitsAll || WildcardRun(isCaseSensitive ? Array(text) : text.map(Self.folded)).fits(tokens)
  }

  /// A text that fits, with "x" for what may be anything.
  var sample: String {
    var text = ""
    for token in tokens { Self.append(sample: token, to: &text) }
    return text
  }

  private static func append(sample token: Token, to text: inout String) {
    switch token {
    case .scalar(let scalar): text.unicodeScalars.append(scalar)
    case .one, .many: text += "x"
    case .anyOf(let alternatives): for token in alternatives.first ?? [] { append(sample: token, to: &text) }
    }
  }
}
