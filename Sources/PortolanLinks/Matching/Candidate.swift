/// A pattern among those with the same path.
///
/// Candidates with more literal items come first, then those with more required items, then the order of the table
/// decides.
struct Candidate: Sendable {
  let pattern: Int
  let requirements: [Requirement]

  func missing(in tokens: inout LinkTokenizer) -> Requirement? {
    for requirement in requirements where !requirement.isMet(by: &tokens) { return requirement }
    return nil
  }

  /// The precedence of the candidate: first by its literal requirements, fewer than the factor, then by all.
  private var rank: Int { requirements.count { $0.text != nil } * (LinkLimits.length + 1) + requirements.count }

  /// Returns candidates, given in the order of the table, in the order they are tried.
  ///
  /// - Complexity: O(n) in the number of candidates, times the number of different ranks. It is small in practice.
  static func sorted(_ candidates: [Candidate]) -> [Candidate] {
    let ranks = candidates.map(\.rank)
    var (sorted, last): ([Candidate], Int) = ([], .max)
    while sorted.count < candidates.count {
      var rank = -1
      for other in ranks where other < last { rank = max(rank, other) }
      for (candidate, other) in zip(candidates, ranks) where other == rank { sorted.append(candidate) }
      last = rank
    }
    return sorted
  }

  /// The requirement that is the key of the candidate in a lookup.
  var key: Requirement? { requirements.first { $0.text != nil } ?? requirements.first }
}
