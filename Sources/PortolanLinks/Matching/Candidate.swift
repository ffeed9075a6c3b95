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

  private var rank: (Int, Int, Int) {
    (-requirements.count { $0.isLiteral }, -requirements.count, pattern)
  }

  static func sorted(_ candidates: [Candidate]) -> [Candidate] {
    candidates.count < 2 ? candidates : candidates.sorted { $0.rank < $1.rank }
  }

  /// The requirement that is the key of the candidate in a lookup.
  var key: Requirement? { requirements.first { $0.isLiteral } ?? requirements.first }
}
