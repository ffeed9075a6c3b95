/// A text that is compared with many patterns.
///
/// A comparison tracks the set of all reachable positions as bits. So even a pattern with many wildcards takes no
/// longer than the length of the pattern times the length of the text. Results that depend only on the text are computed
/// once: the positions of each character, and the positions of the texts of each variable.
final class WildcardText {
  let scalars: [Unicode.Scalar]
  private let words: Int
  /// The positions of each character.
  private lazy var masks = scalars.enumerated().reduce(into: [Unicode.Scalar: PositionSet]()) { masks, entry in
    masks[entry.element, default: PositionSet(words: words)].insert(entry.offset)
  }
  private lazy var folded = WildcardText(scalars.map(URLWildcard.folded))
  /// For each variable, the lengths of its texts that occur in this text, with the positions of these occurrences.
  private var variables: [SubstitutionVariable: [(length: Int, positions: PositionSet)]] = [:]

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    words = scalars.count / 64 + 1
  }

  /// Returns a Boolean value that indicates whether a pattern matches the whole text.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - budget: The budget that is charged for the steps.
  /// - Returns: `true` if the pattern matches.
  func matches(_ pattern: URLWildcard, _ budget: inout WorkBudget) -> Bool {
    if pattern.matchesAll { return true }
    return (pattern.isCaseSensitive ? self : folded).matches(pattern.tokens, &budget)
  }

  private func matches(_ tokens: [URLWildcard.Token], _ budget: inout WorkBudget) -> Bool {
    // Most comparisons fail before the first wildcard.
    var count = 0
    for token in tokens {
      guard case .scalar(let scalar) = token else { break }
      guard count < scalars.count, scalars[count] == scalar else {
        budget.spend(WorkBudget.comparison + count / 16)
        return false
      }
      count += 1
    }
    budget.spend(WorkBudget.comparison + count / 16)
    if count == tokens.count { return count == scalars.count }
    budget.spend(WorkBudget.comparison)
    var positions = PositionSet(words: words)
    positions.insert(count)
    run(tokens[count...], &positions, &budget)
    return positions.contains(scalars.count)
  }

  private func run(_ tokens: ArraySlice<URLWildcard.Token>, _ positions: inout PositionSet, _ budget: inout WorkBudget)
  {
    for token in tokens {
      if positions.isEmpty { return }
      budget.spend(4 + words)
      switch token {
      case .scalar(let scalar): positions.advance(where: masks[scalar])
      case .one: positions.advance(by: 1)
      case .many: positions.spread()
      case .variable(let variable): step(over: variable, &positions, &budget)
      case .optionalSlash:
        var after = positions
        after.advance(where: masks["/"])
        positions.formUnion(after)
      }
    }
  }

  private func step(over variable: SubstitutionVariable, _ positions: inout PositionSet, _ budget: inout WorkBudget) {
    var reached = PositionSet(words: words)
    for (length, starts) in lengths(of: variable, &budget) {
      var after = positions
      after.formIntersection(starts)
      after.advance(by: length)
      reached.formUnion(after)
      budget.spend(4 + words)
    }
    for tokens in variable.others {
      var after = positions
      run(tokens[...], &after, &budget)
      reached.formUnion(after)
    }
    positions = reached
  }

  private func lengths(
    of variable: SubstitutionVariable, _ budget: inout WorkBudget
  ) -> [(length: Int, positions: PositionSet)] {
    if let known = variables[variable] { return known }
    let found = variable.plain.filter { $0.key <= scalars.count }.map { length, texts in
      var starts = PositionSet(words: words)
      for start in 0...scalars.count - length where texts.contains(scalars[start..<start + length]) {
        starts.insert(start)
      }
      return (length: length, positions: starts)
    }
    budget.spend(scalars.count * found.count)
    variables[variable] = found
    return found
  }
}
