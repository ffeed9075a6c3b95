/// A conflict between two patterns: one of them reads links that the other prints, independent of the values.
///
/// Patterns that match the same link only for some values, such as `/products/new` and `/products/{name}`, have no
/// conflict. Their precedence decides.
package struct PatternConflict: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The other pattern reads every link of the pattern.
    case unreachable
    /// The other pattern reads the links of the pattern that have, or lack, an optional part.
    case overlap
  }

  package let kind: Kind
  /// The number of the pattern that loses links.
  package let pattern: Int
  /// The number of the pattern that reads these links.
  package let other: Int

  /// Returns all conflicts among patterns, at most one for each pattern.
  ///
  /// - Complexity: O(n) in the number of patterns, except for those that have the same path and share an item.
  package static func all(in patterns: [LinkPattern]) -> [PatternConflict] {
    var conflicts = [PatternConflict?](repeating: nil, count: patterns.count)
    for candidates in TrieBuilder(patterns).groups where candidates.count > 1 {
      for conflict in among(Candidate.sorted(candidates), of: patterns) {
        if let known = conflicts[conflict.pattern], known.other <= conflict.other { continue }
        conflicts[conflict.pattern] = conflict
      }
    }
    return conflicts.compactMap(\.self)
  }

  private static func among(_ candidates: [Candidate], of patterns: [LinkPattern]) -> [PatternConflict] {
    // The candidates by their keys, and the first one without a key.
    var byKey: [Requirement?: [Int]] = [:]
    var conflicts: [PatternConflict] = []
    for (index, candidate) in candidates.enumerated() {
      let pattern = patterns[candidate.pattern]
      let keys = Requirement.keys(of: pattern)
      search: for key in keys + [nil] {
        for rival in byKey[key] ?? [] {
          guard let kind = kind(of: candidates[rival], over: candidate, pattern, meeting: keys) else { continue }
          conflicts.append(
            PatternConflict(kind: kind, pattern: candidate.pattern, other: candidates[rival].pattern))
          break search
        }
      }
      if candidate.key != nil || byKey[nil] == nil { byKey[candidate.key, default: []].append(index) }
    }
    return conflicts
  }

  private static func kind(
    of rival: Candidate, over candidate: Candidate, _ pattern: LinkPattern, meeting keys: [Requirement]
  ) -> Kind? {
    guard rival.requirements.allSatisfy(keys.contains) else { return nil }
    // A pattern with an optional component has two paths.
    guard pattern.optionalComponent == nil else { return .overlap }
    // A requirement that the pattern meets, but does not have itself, is for a part that its links may lack.
    let isAlways = rival.requirements.allSatisfy { requirement in
      candidate.requirements.contains { $0.presence == requirement.presence }
    }
    return isAlways ? .unreachable : .overlap
  }
}
