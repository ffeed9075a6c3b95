package import PortolanRecording

/// The steps of a user that a recording lacks, found by a search.
struct MissingSteps {
  /// The steps that are supposed, by the numbers of the lines that they belong in front of.
  ///
  /// No steps at a change stand for code of the app that makes it.
  var supposed: [Int: [String]] = [:]
  /// A Boolean value that indicates whether a replay with other steps follows if this one differs.
  var isSearching = false
  /// The same with the steps in front of one more line, for each that a user could have made.
  private(set) var continuations: [MissingSteps] = []

  /// Returns the steps in front of a line, or notes those that a user could have made there.
  ///
  /// - Parameters:
  ///   - line: The number of the line.
  ///   - window: The window.
  ///   - isChange: `true` if code of the app may have made the line without a step.
  /// - Returns: The steps, or `nil` if none are supposed.
  @MainActor
  mutating func steps(before line: Int, in window: UIWindow, isChange: Bool) -> [String]? {
    if let steps = supposed[line] { return steps }
    guard line > supposed.keys.max() ?? 0 else { return nil }
    // The last one is tried first.
    for steps in (isChange ? [[]] : []) + Self.possible(in: window).reversed() {
      continuations.append(
        MissingSteps(supposed: supposed.merging([line: steps]) { $1 }, isSearching: isSearching))
    }
    return nil
  }

  /// Returns `true` if code may make the change of a line, after a replay has not found a step that does.
  func isByCode(_ line: Int) -> Bool { !isSearching || supposed[line] == [] }

  /// Returns the steps that are possible, also with each field filled in before.
  @MainActor
  private static func possible(in window: UIWindow) -> [[String]] {
    let all = Gestures(window: window).possible(with: ["text"])
    let texts = all.filter { $0.hasPrefix("type ") }
    let others = all.filter { !$0.hasPrefix("type ") }
    return others.map { [$0] } + (texts.isEmpty ? [] : others.map { texts + [$0] })
  }
}

extension Replay {
  /// Plays a recording in apps that have just started.
  ///
  /// A recording does not contain what the user tapped or typed. If a request or a change needs that, the steps of the user are searched,
  /// from the difference backwards, with a start of the app for each try.
  ///
  /// - Returns: The report about the replay that went furthest.
  /// - Throws: An error if the app cannot start.
  package static func report(
    of recording: Recording, start: () async throws -> ToolRun<App>
  ) async throws -> ReplayReport {
    var waiting = [MissingSteps(isSearching: true)]
    var best = ReplayReport()
    for _ in 0..<100 {
      guard let missing = waiting.popLast() else { break }
      let replay = Replay(recording, in: try await start())
      replay.missing = missing
      let report = await replay.play()
      if report.difference == nil || report.count > best.count { best = report }
      guard let cause = report.difference?.cause, cause != .app else { break }
      waiting += replay.missing.continuations
    }
    return best
  }
}
