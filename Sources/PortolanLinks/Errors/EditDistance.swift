/// The cost of changing one sequence into another, up to a limit.
package enum EditDistance {
  /// Returns the lowest cost, or `nil` if it is above a limit.
  ///
  /// - Parameters:
  ///   - count: The length of the first sequence.
  ///   - otherCount: The length of the second sequence.
  ///   - limit: The highest cost that is returned.
  ///   - gap: The cost of leaving out an element of either sequence.
  ///   - substitution: Returns the cost of replacing an element of the first sequence by one of the second, by their
  ///     indices.
  /// - Returns: The lowest cost, or `nil`.
  /// - Complexity: O(n) in the length of the first sequence, times the number of gaps that the limit allows.
  package static func between(
    _ count: Int, _ otherCount: Int, limit: Int, gap: Int = 1, substitution: (Int, Int) -> Int
  ) -> Int? {
    // Only pairs whose indices differ by at most as many gaps as the limit allows can be part of the result.
    let width = limit / gap
    guard abs(count - otherCount) <= width else { return nil }
    let none = [Int](repeating: limit + 1, count: 2 * width + 1)
    var row = none
    for gaps in 0...width { row[width + gaps] = gaps * gap }
    for index in 1..<(count + 1) {
      var next = none
      for place in next.indices {
        let other = index + place - width
        guard (0...otherCount).contains(other) else { continue }
        if other > 0, row[place] <= limit { next[place] = row[place] + substitution(index - 1, other - 1) }
        if place < 2 * width { next[place] = min(next[place], row[place + 1] + gap) }
        if place > 0 { next[place] = min(next[place], next[place - 1] + gap) }
      }
      row = next
      if !row.contains(where: { $0 <= limit }) { return nil }
    }
    let cost = row[otherCount - count + width]
    return cost <= limit ? cost : nil
  }
}
