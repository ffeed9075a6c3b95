/// A search for the patterns whose paths are most similar to the path of a mistyped link.
///
/// It is only used when an error is described.
struct PatternSimilarity {
  /// The decoded components of the link, up to the number that a pattern can have.
  private let components: [[UInt8]]

  /// The cost of a different or missing component, and the highest cost of a pattern that is reported.
  private static let far = 2

  @inline(never) init(_ tokens: LinkTokenizer) {
    components = tokens.components.prefix(LinkLimits.patternComponents + 2).map { component in
      EscapedText.string(tokens.bytes, component.range, escaped: component.isEscaped).bytes
    }
  }

  /// Returns the patterns whose paths are most similar to the link's path, in the order of the table.
  ///
  /// - Parameters:
  ///   - patterns: The patterns of the table.
  ///   - count: The maximum number of patterns to return.
  /// - Returns: The most similar patterns, or an empty array if no pattern is similar.
  /// - Complexity: O(n) in the length of the patterns.
  func nearest(of patterns: [LinkPattern], atMost count: Int) -> [LinkPattern] {
    var least = Self.far
    var nearest: [LinkPattern] = []
    for pattern in patterns {
      guard let cost = cost(of: pattern), cost <= least else { continue }
      if cost < least {
        least = cost
        nearest = []
      }
      if nearest.count < count { nearest.append(pattern) }
    }
    return nearest
  }

  private func cost(of pattern: LinkPattern) -> Int? {
    var path = pattern.path
    if let optional = pattern.optionalComponent, components.count > path.count { path.append(.placeholder(optional)) }
    // A rest placeholder reads all remaining components.
    let count = pattern.rest == nil ? components.count : min(components.count, path.count)
    let cost = EditDistance.between(path.count, count, limit: Self.far, gap: Self.far) { index, other in
      Self.cost(of: path[index], for: components[other])
    }
    guard let cost else { return nil }
    // A placeholder is similar to every component. So at least one literal must be similar.
    let isSimilar = path.indices.contains { index in
      guard case .literal = path[index] else { return false }
      return (max(0, index - 1)..<min(count, index + 2)).contains {
        Self.cost(of: path[index], for: components[$0]) < Self.far
      }
    }
    return isSimilar ? cost : nil
  }

  private static func cost(of component: LinkPattern.Component, for bytes: [UInt8]) -> Int {
    guard case .literal(let text) = component else { return bytes.isEmpty ? far : 0 }
    let literal = text.bytes
    if literal == bytes { return 0 }
    if literal.count == bytes.count, zip(literal, bytes).allSatisfy({ lowercased($0) == lowercased($1) }) { return 1 }
    let limit = min(2, literal.count / 3)
    guard abs(literal.count - bytes.count) <= limit else { return far }
    return EditDistance.between(literal.count, bytes.count, limit: limit) { literal[$0] == bytes[$1] ? 0 : 1 }
      == nil ? far : 1
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
