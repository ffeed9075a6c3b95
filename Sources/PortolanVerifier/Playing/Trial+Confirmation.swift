// The confirmation of a broken rule by a fresh launch, and the search for the shortest story that shows it.
extension Trial {
  /// Returns a violation with a story that is as short as possible, or as unconfirmed.
  ///
  /// - Parameters:
  ///   - violation: The violation.
  ///   - ways: The actions after each launch.
  /// - Returns: The violation.
  /// - Throws: ``ToolFault``.
  func confirmed(_ violation: Violation, _ ways: [[Move]]) throws -> Violation {
    var violation = violation
    guard !ways.isEmpty else { return violation }
    guard let reason = try reason(violation.rule, in: ways, options: violation.options) else {
      violation.isConfirmed = false
      return violation
    }
    violation.reason = reason
    let shrunk = try shrink(ways, of: violation)
    violation.ways = shrunk.map { $0.map(\.text) }
    try describe(shrunk.last ?? [], in: &violation)
    return violation
  }

  /// Removes actions from the ways, first long parts and then single ones, as long as they break the rule for the same
  /// reason.
  private func shrink(_ ways: [[Move]], of violation: Violation) throws -> [[Move]] {
    var ways = ways
    for number in ways.indices {
      var length = max(ways[number].count / 2, 1)
      while true {
        var start = 0
        var isShorter = false
        while start < ways[number].count {
          var shorter = ways
          shorter[number].removeSubrange(start..<min(start + length, ways[number].count))
          if try reason(violation.rule, in: shorter, options: violation.options) == violation.reason {
            ways = shorter
            isShorter = true
          } else {
            start += length
          }
        }
        if length == 1, !isShorter { break }
        length = max(length / 2, 1)
      }
    }
    return ways
  }

  private func describe(_ way: [Move], in violation: inout Violation) throws {
    try SingleTrial(trial: self, way: way, options: violation.options).play(way.dropLast()) { stepper in
      violation.before = stepper.tree
      guard let last = way.last else { return }
      if violation.action == last.text { violation.screen = stepper.top }
      _ = stepper.travel(last)
      violation.after = stepper.tree
    }
  }
}
