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
      case .one: places.advance()
      case .many: places.spread()
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

  /// Every place moves on by one character. Those that leave the text never come back.
  mutating func advance() {
    var carry: UInt64 = 0
    for index in words.indices {
      let word = words[index]
      words[index] = word << 1 | carry
      carry = word >> 63
    }
  }

  /// Every place from the first on is reached.
  mutating func spread() {
    guard let first = words.firstIndex(where: { $0 != 0 }) else { return }
    words[first] = ~0 << UInt64(words[first].trailingZeroBitCount)
    for index in words.indices.dropFirst(first + 1) { words[index] = ~0 }
  }
}
