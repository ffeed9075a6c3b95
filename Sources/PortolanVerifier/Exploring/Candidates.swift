#if !canImport(UIKit)
  /// The broken rules that an exploration has met, each with the shortest way to it.
  struct Candidates {
    /// A broken rule with the actions that lead to it.
    struct Candidate {
      let finding: Finding
      /// The actions after each launch, the last of which breaks the rule.
      var ways: [[Int]]
      /// The number of other screens and actions with the same reason.
      var otherCount = 0
      /// `true` if only a fresh launch can tell whether the rule is broken.
      var isTentative = false

      var length: Int { ways.reduce(0) { $0 + $1.count } }
    }

    private struct Group: Hashable {
      let rule: String
      let reason: String
    }

    private var groups: [Group: Candidate] = [:]
    private var keys: [Group: Set<FindingKey>] = [:]
    /// The broken rules that were added since the last call of ``takeNew()``.
    private var new: [Candidate] = []

    /// The number of broken rules with different reasons.
    var count: Int { groups.count }

    /// Adds a broken rule.
    mutating func add(_ finding: Finding, ways: [[Int]], isTentative: Bool = false) {
      let group = Group(rule: finding.rule, reason: finding.reason)
      let isNew = keys[group, default: []].insert(finding.key).inserted
      let candidate = Candidate(finding: finding, ways: ways, isTentative: isTentative)
      let isShorter = groups[group].map { candidate.length < $0.length } ?? true
      if isShorter { groups[group] = candidate }
      if isNew || isShorter { new.append(candidate) }
    }

    /// Removes and returns the broken rules that were added, except for those with the same key and a longer way.
    mutating func takeNew() -> [Candidate] {
      defer { new = [] }
      return new
    }

    /// The broken rules, the shortest ways first.
    var all: [Candidate] {
      groups.map { group, candidate in
        var candidate = candidate
        candidate.otherCount = (keys[group]?.count ?? 1) - 1
        return candidate
      }.sorted { ($0.length, $0.finding.key) < ($1.length, $1.finding.key) }
    }
  }
#endif
