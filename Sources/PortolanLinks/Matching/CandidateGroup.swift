/// The patterns that share one path, in the order in which they are tried.
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
    self.candidates = Candidate.sorted(candidates)
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

  /// Returns the number of the first pattern whose requirements the link meets.
  ///
  /// If there is none, and no other path lacks a requirement, it notes what the last candidate lacks: the first path that
  /// was tried is most likely the intended one.
  func choose(_ tokens: inout LinkTokenizer, _ lack: inout LinkTrie.Lack?) -> Int? {
    let found =
      if let byRequirement { best(of: byRequirement, &tokens) } else {
        candidates.firstIndex { $0.missing(in: &tokens) == nil }
      }
    if let found { return candidates[found].pattern }
    if lack == nil, let last = candidates.last { lack = last.missing(in: &tokens).map { (last.pattern, $0) } }
    return nil
  }

  private func best(of byRequirement: [Requirement: [Int]], _ tokens: inout LinkTokenizer) -> Int? {
    var best: Int?
    func consider(_ indices: [Int]?, _ tokens: inout LinkTokenizer) {
      for index in indices ?? [] {
        if let best, best <= index { return }
        if candidates[index].missing(in: &tokens) == nil { best = index }
      }
    }
    consider(undemanding, &tokens)
    var seen: Set<Requirement> = []
    for item in tokens.splitItems() {
      let name = EscapedText.string(tokens.bytes, item.name, escaped: true)
      // Only the first item with a name counts.
      let presence = Requirement(name: name, text: nil)
      guard seen.insert(presence).inserted else { continue }
      consider(byRequirement[presence], &tokens)
      let text = EscapedText.string(tokens.bytes, item.value, escaped: true)
      consider(byRequirement[Requirement(name: name, text: text)], &tokens)
    }
    if let fragment = tokens.fragment {
      consider(byRequirement[Requirement(name: nil, text: nil)], &tokens)
      let text = EscapedText.string(tokens.bytes, fragment, escaped: true)
      consider(byRequirement[Requirement(name: nil, text: text)], &tokens)
    }
    return best
  }
}
