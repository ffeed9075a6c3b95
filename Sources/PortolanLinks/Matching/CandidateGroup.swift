/// The patterns that share one path, ordered by their number of requirements.
///
/// In a large group, such as the screens of `/open?screen=product`, a lookup by the items of the link finds the
/// candidates.
struct CandidateGroup: Sendable {
  private let candidates: [Candidate]
  /// The candidates that must be checked if a requirement is met, or `nil` in a small group.
  private let byRequirement: [Requirement: [Int]]?
  private let undemanding: [Int]

  /// The number of candidates above which a lookup is faster than a linear search.
  private static let few = 8

  init(_ candidates: [Candidate]) {
    self.candidates = candidates.sorted()
    guard candidates.count > Self.few else {
      (byRequirement, undemanding) = (nil, [])
      return
    }
    var byRequirement: [Requirement: [Int]] = [:]
    var undemanding: [Int] = []
    for (index, candidate) in self.candidates.enumerated() {
      if let key = candidate.key { byRequirement[key, default: []].append(index) } else { undemanding.append(index) }
    }
    self.byRequirement = byRequirement
    self.undemanding = undemanding
  }

  enum Answer {
    case found(Int)
    case incomplete(Candidate, Requirement)
  }

  /// Returns the first candidate whose requirements the link meets, or the requirement that the last candidate lacks.
  func choose(_ tokens: inout LinkTokenizer) -> Answer {
    guard let byRequirement else {
      var incomplete: Answer?
      for candidate in candidates {
        guard let missing = candidate.missing(in: &tokens) else { return .found(candidate.pattern) }
        incomplete = .incomplete(candidate, missing)
      }
      return incomplete ?? .found(candidates[0].pattern)
    }
    var best: Int?
    func consider(_ indices: [Int]?, _ tokens: inout LinkTokenizer) {
      for index in indices ?? [] {
        if let best, best <= index { return }
        if candidates[index].missing(in: &tokens) == nil { best = index }
      }
    }
    consider(undemanding, &tokens)
    var seen: Set<String> = []
    for item in tokens.splitItems() {
      let name = EscapedText.string(tokens.bytes, item.name, escaped: true)
      // Only the first item with a name counts.
      guard seen.insert(name).inserted else { continue }
      consider(byRequirement[.item(name: name)], &tokens)
      let value = EscapedText.string(tokens.bytes, item.value, escaped: true)
      consider(byRequirement[.literalItem(name: name, value: value)], &tokens)
    }
    if let fragment = tokens.fragment {
      consider(byRequirement[.fragment], &tokens)
      consider(byRequirement[.literalFragment(EscapedText.string(tokens.bytes, fragment, escaped: true))], &tokens)
    }
    if let best { return .found(candidates[best].pattern) }
    let last = candidates[candidates.count - 1]
    return .incomplete(last, last.missing(in: &tokens) ?? .fragment)
  }
}
