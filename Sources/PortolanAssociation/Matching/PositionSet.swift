/// A set of positions in a text, stored as bits.
struct PositionSet {
  private var words: [UInt64]

  init(words count: Int) { words = Array(repeating: 0, count: count) }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ position: Int) -> Bool { words[position / 64] & (1 << UInt64(position % 64)) != 0 }

  mutating func insert(_ position: Int) { words[position / 64] |= 1 << UInt64(position % 64) }

  mutating func formUnion(_ other: PositionSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  mutating func formIntersection(_ other: PositionSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  /// Advances each position that is followed by a character of the mask by one, and removes all other positions.
  mutating func advance(where mask: PositionSet?) {
    formIntersection(mask ?? PositionSet(words: words.count))
    advance(by: 1)
  }

  /// Advances each position by a count, and removes positions beyond the end of the text.
  mutating func advance(by count: Int) {
    let (whole, bits) = (count / 64, UInt64(count % 64))
    for index in words.indices.reversed() {
      let word = index >= whole ? words[index - whole] : 0
      let before = index > whole ? words[index - whole - 1] : 0
      words[index] = bits == 0 ? word : word << bits | before >> (64 - bits)
    }
  }

  /// Inserts all positions after the first one.
  mutating func spread() {
    guard let first = words.firstIndex(where: { $0 != 0 }) else { return }
    words[first] = ~0 << UInt64(words[first].trailingZeroBitCount)
    for index in words.indices.dropFirst(first + 1) { words[index] = ~0 }
  }
}
