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

/// One text that is compared with patterns.
struct WildcardRun {
  private let text: [Unicode.Scalar]
  private let words: Int

  init(_ text: [Unicode.Scalar]) {
    self.text = text
    words = text.count / 64 + 1
  }

  func fits(_ tokens: [URLWildcard.Token]) -> Bool {
    var places = Places(count: words)
    places.insert(0)
    var masks: [Unicode.Scalar: Places] = [:]
    run(tokens, &places, &masks)
    return places.contains(text.count)
  }

  private func run(_ tokens: [URLWildcard.Token], _ places: inout Places, _ masks: inout [Unicode.Scalar: Places]) {
    for token in tokens {
      if places.isEmpty { return }
      switch token {
      case .scalar(let scalar): places.advance(where: mask(scalar, &masks))
      case .one: places.advance(upTo: text.count)
      case .many: places.spread(upTo: text.count)
      case .anyOf(let alternatives):
        var reached = Places(count: words)
        for alternative in alternatives {
          var places = places
          run(alternative, &places, &masks)
          reached.formUnion(places)
        }
        places = reached
      }
    }
  }

  /// The places at which a character stands.
  private func mask(_ scalar: Unicode.Scalar, _ masks: inout [Unicode.Scalar: Places]) -> Places {
    if let mask = masks[scalar] { return mask }
    var mask = Places(count: words)
    for (index, other) in text.enumerated() where other == scalar { mask.insert(index) }
    masks[scalar] = mask
    return mask
  }
}

/// A set of places in a text, as bits.
private struct Places {
  private var words: [UInt64]

  init(count: Int) { words = Array(repeating: 0, count: count) }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ place: Int) -> Bool { words[place / 64] & (1 << UInt64(place % 64)) != 0 }

  mutating func insert(_ place: Int) { words[place / 64] |= 1 << UInt64(place % 64) }

  mutating func formUnion(_ other: Places) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Every place at which the character fits moves behind it; the others are dropped.
  mutating func advance(where mask: Places) {
    var carry: UInt64 = 0
    for index in words.indices {
      let word = words[index] & mask.words[index]
      words[index] = word << 1 | carry
      carry = word >> 63
    }
  }

  mutating func advance(upTo end: Int) {
    var carry: UInt64 = 0
    for index in words.indices {
      let word = words[index]
      words[index] = word << 1 | carry
      carry = word >> 63
    }
    trim(end)
  }

  mutating func spread(upTo end: Int) {
    guard let first = words.firstIndex(where: { $0 != 0 }) else { return }
    words[first] = ~0 << UInt64(words[first].trailingZeroBitCount)
    for index in words.indices.dropFirst(first + 1) { words[index] = ~0 }
    trim(end)
  }

  private mutating func trim(_ end: Int) {
    let last = words.count - 1
    let kept = UInt64(end % 64)
    if kept < 63 { words[last] &= (1 << (kept + 1)) - 1 }
  }
}
