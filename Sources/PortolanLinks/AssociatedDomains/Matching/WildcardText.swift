/// A text that is compared with many patterns.
///
/// A comparison tracks the set of all reachable positions as bits. So even a pattern with many wildcards takes no
/// longer than the length of the pattern times that of the text. Results that depend only on the text are computed
/// once: the positions of each character, and the positions of the texts of each variable.
final class WildcardText {
  private let scalars: [Unicode.Scalar]
  private let words: Int
  private lazy var masks = makeMasks()
  private lazy var folded = WildcardText(scalars.map(URLWildcard.folded))
  /// For each variable, the lengths of its texts that occur in this text, with the positions of these occurrences.
  private var variables: [SubstitutionVariable: [(length: Int, places: PlaceSet)]] = [:]

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
  func fits(_ pattern: URLWildcard, _ budget: inout WorkBudget) -> Bool {
    if pattern.fitsAll { return true }
    return (pattern.isCaseSensitive ? self : folded).fits(pattern.tokens, &budget)
  }

  private func fits(_ tokens: [URLWildcard.Token], _ budget: inout WorkBudget) -> Bool {
    // Most comparisons fail before the first wildcard.
    var count = 0
    for token in tokens {
      guard case .scalar(let scalar) = token else { break }
      guard count < scalars.count, scalars[count] == scalar else {
        budget.pay(WorkBudget.comparison + count / 16)
        return false
      }
      count += 1
    }
    budget.pay(WorkBudget.comparison + count / 16)
    if count == tokens.count { return count == scalars.count }
    budget.pay(WorkBudget.comparison)
    var places = PlaceSet(words: words)
    places.insert(count)
    run(tokens[count...], &places, &budget)
    return places.contains(scalars.count)
  }

  private func run(_ tokens: ArraySlice<URLWildcard.Token>, _ places: inout PlaceSet, _ budget: inout WorkBudget) {
    for token in tokens {
      if places.isEmpty { return }
      budget.pay(4 + words)
      switch token {
      case .scalar(let scalar): places.advance(where: masks[scalar])
      case .one: places.advance(by: 1)
      case .many: places.spread()
      case .variable(let variable): step(over: variable, &places, &budget)
      case .optionalSlash:
        var after = places
        after.advance(where: masks["/"])
        places.formUnion(after)
      case .optionalRest:
        var after = places
        after.advance(where: masks["/"])
        after.spread()
        places.formUnion(after)
      }
    }
  }

  private func step(over variable: SubstitutionVariable, _ places: inout PlaceSet, _ budget: inout WorkBudget) {
    var reached = PlaceSet(words: words)
    for (length, starts) in lengths(of: variable, &budget) {
      reached.formUnion(places, and: starts, advancedBy: length)
      budget.pay(4 + words)
    }
    for tokens in variable.others {
      var after = places
      run(tokens[...], &after, &budget)
      reached.formUnion(after)
    }
    places = reached
  }

  private func lengths(
    of variable: SubstitutionVariable, _ budget: inout WorkBudget
  ) -> [(length: Int, places: PlaceSet)] {
    if let known = variables[variable] { return known }
    var lengths: [Int: PlaceSet] = [:]
    var steps = 0
    for start in 0...scalars.count {
      variable.plain.walk(scalars[start...]) { length, _ in
        lengths[length, default: PlaceSet(words: words)].insert(start)
        steps += 1 + length
      }
    }
    budget.pay(scalars.count + steps)
    let found = lengths.map { (length: $0.key, places: $0.value) }
    variables[variable] = found
    return found
  }

  private func makeMasks() -> [Unicode.Scalar: PlaceSet] {
    var masks: [Unicode.Scalar: PlaceSet] = [:]
    for (index, scalar) in scalars.enumerated() { masks[scalar, default: PlaceSet(words: words)].insert(index) }
    return masks
  }
}
