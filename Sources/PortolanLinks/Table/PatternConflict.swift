/// A conflict between two patterns, one of which reads links that the other prints, independent of the values.
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
    var groups: [String: [Candidate]] = [:]
    for (number, pattern) in patterns.enumerated() {
      let candidate = Candidate(pattern: number, requirements: Requirement.of(pattern))
      for path in paths(of: pattern) { groups[path, default: []].append(candidate) }
    }
    var conflicts = [PatternConflict?](repeating: nil, count: patterns.count)
    for candidates in groups.values where candidates.count > 1 {
      for conflict in among(Candidate.sorted(candidates), of: patterns) {
        if let known = conflicts[conflict.pattern], known.other <= conflict.other { continue }
        conflicts[conflict.pattern] = conflict
      }
    }
    return conflicts.compactMap(\.self)
  }

  /// Returns the paths of a pattern, which are two if it has an optional component.
  ///
  /// The names of placeholders do not matter. A placeholder becomes NUL, which no text contains.
  private static func paths(of pattern: LinkPattern) -> [String] {
    var path = ""
    for component in pattern.path {
      if case .literal(let text) = component { path += "/" + text } else { path += "/\0" }
    }
    if pattern.rest != nil { return [path + "/\0\0"] }
    return pattern.optionalComponent == nil ? [path] : [path, path + "/\0"]
  }

  private static func among(_ candidates: [Candidate], of patterns: [LinkPattern]) -> [PatternConflict] {
    var demanding: [Requirement: [Int]] = [:]
    var undemanding: Int?
    var conflicts: [PatternConflict] = []
    for (index, candidate) in candidates.enumerated() {
      let pattern = patterns[candidate.pattern]
      search: for rivals in keys(of: pattern).map({ demanding[$0] ?? [] }) + [undemanding.map { [$0] } ?? []] {
        for rival in rivals {
          guard let kind = kind(of: candidates[rival], over: pattern) else { continue }
          conflicts.append(
            PatternConflict(kind: kind, pattern: candidate.pattern, other: candidates[rival].pattern))
          break search
        }
      }
      if let key = candidate.key {
        demanding[key, default: []].append(index)
      } else if undemanding == nil {
        undemanding = index
      }
    }
    return conflicts
  }

  /// Returns the requirements that links of a pattern may meet, independent of their values.
  private static func keys(of pattern: LinkPattern) -> [Requirement] {
    var keys: [Requirement] = []
    for item in pattern.items {
      if case .literal(let value) = item.value { keys.append(.literalItem(name: item.name, value: value)) }
      keys.append(.item(name: item.name))
    }
    if case .literal(let text) = pattern.fragment { keys.append(.literalFragment(text)) }
    if pattern.fragment != nil { keys.append(.fragment) }
    return keys
  }

  private static func kind(of rival: Candidate, over pattern: LinkPattern) -> Kind? {
    // A pattern with an optional component has two paths.
    var isSometimes = pattern.optionalComponent != nil
    for requirement in rival.requirements {
      switch meets(pattern, requirement) {
      case .never: return nil
      case .sometimes: isSometimes = true
      case .always: break
      }
    }
    return isSometimes ? .overlap : .unreachable
  }

  private enum Meeting { case never, sometimes, always }

  private static func meets(_ pattern: LinkPattern, _ requirement: Requirement) -> Meeting {
    func meeting(_ component: LinkPattern.Component?) -> Meeting {
      switch component {
      case nil: .never
      case .literal: .always
      case .placeholder(let number): pattern.placeholders[number].kind == .one ? .always : .sometimes
      }
    }
    switch requirement {
    case .item(let name): return meeting(pattern.items.first { $0.name == name }?.value)
    case .fragment: return meeting(pattern.fragment)
    case .literalItem(let name, let value):
      return pattern.items.contains { $0.name == name && $0.value == .literal(value) } ? .always : .never
    case .literalFragment(let text): return pattern.fragment == .literal(text) ? .always : .never
    }
  }
}
