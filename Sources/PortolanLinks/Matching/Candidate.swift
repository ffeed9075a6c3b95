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

  private var rank: Int { requirements.count { $0.isLiteral } * (LinkLimits.length + 1) + requirements.count }

  /// Returns candidates in their order, from the order of the table.
  ///
  /// - Complexity: O(n) in the number of candidates, times the number of different requirements that they have.
  static func sorted(_ candidates: [Candidate]) -> [Candidate] {
    var (sorted, last): ([Candidate], Int) = ([], .max)
    while sorted.count < candidates.count {
      var rank = -1
      for candidate in candidates where candidate.rank < last { rank = max(rank, candidate.rank) }
      sorted += candidates.filter { $0.rank == rank }
      last = rank
    }
    return sorted
  }

  /// The requirement that is the key of the candidate in a lookup.
  var key: Requirement? { requirements.first { $0.isLiteral } ?? requirements.first }
}
