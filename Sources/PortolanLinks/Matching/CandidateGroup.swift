/// The patterns that share one path, in the order they are tried.
///
/// In a large group, such as the screens of `/open?screen=product`, a lookup by the items of the link finds the
/// candidates.
struct CandidateGroup: Sendable {
  private let candidates: [Candidate]
  /// The candidates by their keys, or `nil` in a small group.
  private let byKey: [Requirement?: [Int]]?

  /// The number of candidates above which a lookup is faster than a linear search.
  private static let few = 8

  init(_ candidates: [Candidate]) {
    let sorted = Candidate.sorted(candidates)
    self.candidates = sorted
    byKey = sorted.count > Self.few ? Dictionary(grouping: sorted.indices) { sorted[$0].key } : nil
  }

  /// Returns the number of the first pattern whose requirements the link meets.
  ///
  /// If there is none, and no other path lacks a requirement, it notes what the last candidate lacks: the first path that
  /// was tried is most likely the intended one.
  func choose(_ tokens: inout LinkTokenizer, _ lack: inout LinkTrie.Lack?) -> Int? {
    let found =
      if let byKey { best(of: byKey, &tokens) } else {
        candidates.firstIndex { $0.missing(in: &tokens) == nil }
      }
    if let found { return candidates[found].pattern }
    if lack == nil, let last = candidates.last { lack = last.missing(in: &tokens).map { (last.pattern, $0) } }
    return nil
  }

  private func best(of byKey: [Requirement?: [Int]], _ tokens: inout LinkTokenizer) -> Int? {
    // A candidate without a key comes after all others.
    var best = byKey[nil]?.first
    var seen: [Requirement] = []
    func consider(_ key: Requirement, _ tokens: inout LinkTokenizer) {
      // Of several items with one name only the first counts, and it is considered once.
      guard let indices = byKey[key], !seen.contains(key), key.isMet(by: &tokens) else { return }
      seen.append(key)
      for index in indices where index < best ?? .max && candidates[index].missing(in: &tokens) == nil { best = index }
    }
    func consider(_ name: String?, _ part: Range<Int>, _ tokens: inout LinkTokenizer) {
      consider(Requirement(name: name, text: nil), &tokens)
      consider(Requirement(name: name, text: EscapedText.string(tokens.bytes, part, escaped: true)), &tokens)
    }
    for item in tokens.splitItems() {
      consider(EscapedText.string(tokens.bytes, item.name, escaped: true), item.value, &tokens)
    }
    if let fragment = tokens.fragment { consider(nil, fragment, &tokens) }
    return best
  }
}
