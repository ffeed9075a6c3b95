/// A trie that stores numbers under texts and finds those under each prefix of a text.
struct ScalarTrie: Sendable {
  private var next: [UInt64: Int] = [:]
  private var numbers: [[Int]] = [[]]

  /// Adds a number under a text.
  mutating func insert(_ number: Int, at text: some Sequence<Unicode.Scalar>) {
    var node = 0
    for scalar in text {
      let key = Self.key(node, scalar)
      if let known = next[key] {
        node = known
      } else {
        numbers.append([])
        node = numbers.count - 1
        next[key] = node
      }
    }
    numbers[node].append(number)
  }

  /// Visits the numbers under each prefix of a text, with the length of the prefix.
  ///
  /// - Complexity: O(n) in the length of the longest prefix in the trie.
  func walk(_ text: ArraySlice<Unicode.Scalar>, visit: (_ length: Int, _ numbers: [Int]) -> Void) {
    var node = 0
    if !numbers[node].isEmpty { visit(0, numbers[node]) }
    for (offset, scalar) in text.enumerated() {
      guard let known = next[Self.key(node, scalar)] else { return }
      node = known
      if !numbers[node].isEmpty { visit(offset + 1, numbers[node]) }
    }
  }

  private static func key(_ node: Int, _ scalar: Unicode.Scalar) -> UInt64 { UInt64(node) << 32 | UInt64(scalar.value) }
}
