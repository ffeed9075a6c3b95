import PortolanExecutor

/// A verification of an app: it explores the states and confirms what it finds.
///
/// ```swift
/// var verification = Verification<ShopUnderTool>(bounds: VerificationBounds(depth: 8))
/// verification.disabledRules = ["leak"]
/// let report = try verification.run()
/// print(report)
/// ```
@MainActor
public struct Verification<App: VerifiableApp> {
  /// The bounds.
  public var bounds: VerificationBounds
  /// The options of the launch, as on the command line.
  public var options: [String] = App.launchOptions
  /// The names of the rules that are not checked.
  public var disabledRules: Set<String> = []
  /// The share of the states that is explored, or `nil` for all.
  var shard: Share?
  /// A Boolean value that indicates whether the result contains the map of what was explored.
  var drawsMap = false
  /// A closure that is called now and then during the exploration, and returns `false` to stop it.
  var onProgress: @MainActor (Progress) -> Bool = { _ in true }

  /// Creates a verification.
  ///
  /// - Parameter bounds: The bounds.
  public init(bounds: VerificationBounds = VerificationBounds()) {
    self.bounds = bounds
  }

  /// Explores the app.
  ///
  /// - Returns: The report.
  /// - Throws: An error if the app cannot start, if it declares an event that is not a step, or if the runtime of this
  ///   platform accepts no other executor.
  public func run() throws -> VerificationReport { try explore().report }

  /// Explores the app in this process.
  func explore() throws -> VerificationResult {
    try Verifying.run {
      OutsideWork.forget()
      let explorer = try Explorer<App>(bounds, options: options)
      explorer.onProgress = onProgress
      try explorer.run()
      return try result(of: explorer)
    }
  }

  /// Checks what an exploration has found, and confirms it in fresh launches.
  ///
  /// - Throws: An error of a launch.
  func result(of explorer: Explorer<App>) throws -> VerificationResult {
    let seconds = explorer.seconds
    try GraphCheck(explorer: explorer).run()
    var bounds = bounds
    bounds.controllers = explorer.maximumControllers
    let left = Stage.allCases.map(explorer.depthsLeft)
    var report = VerificationReport(
      bounds: bounds, states: explorer.graph.nodes.count, transitions: explorer.transitionCount,
      launches: explorer.launchCount, seconds: seconds, left: left.map(\.count), reach: left.map { $0.min() },
      frontier: explorer.frontierCount, boundary: explorer.graph.nodes.count { !explorer.isExpanded($0) },
      violations: [])
    if report.left.last != 0 { report.seenShare = try explorer.seenShare(walkCount: report.walkCount) }
    let candidates = explorer.candidates.all.filter { !disabledRules.contains($0.finding.rule) }
    for candidate in candidates {
      if let violation = try violation(candidate, of: explorer) { report.violations.append(violation) }
    }
    report.expected = explorer.exceptions.needed
    if App.samples.isEmpty {
      report.hints = [
        """
        \(App.self) declares no samples, so no link was opened, and no screen had to be reached. \
        To fix: list a value of each case in samples.
        """
      ]
    }
    let outside = OutsideWork.names
    if !outside.isEmpty {
      report.faults.append(
        """
        Work left the executor and came back from these threads: \(outside.joined(separator: ", ")). The states depend on \
        the time that it takes. To fix: replace sleeps, queues and the network in the verified app.
        """)
    }
    if explorer.frontierCount == 0, disabledRules.isEmpty {
      report.faults += explorer.exceptions.unused.map {
        "The exception \($0) is never needed. To fix: remove it."
      }
    }
    return VerificationResult(report: report, map: try drawsMap ? map(of: explorer, report) : nil)
  }

  private func map(of explorer: Explorer<App>, _ report: VerificationReport) throws -> ExploredMap {
    var map = ExploredMap(of: explorer)
    map.stories = try report.violations.map { violation in
      explorer.willCheck("story of \(violation.key)") == nil ? try explorer.steps(of: violation) : []
    }
    return map
  }

  /// Returns the violation that a fresh launch confirms on one of the ways to a cause, or the nearest one that needs no confirmation.
  private func violation(_ candidate: Candidates.Candidate, of explorer: Explorer<App>) throws -> Violation? {
    var nearest: Violation?
    for way in explorer.candidates.ways(to: candidate.finding.cause) where nearest?.isConfirmed != true {
      let violation = try violation(way, count: candidate.states.count, of: explorer)
      if violation.isConfirmed || nearest == nil && !way.isTentative { nearest = violation }
    }
    return nearest
  }

  /// Returns the violation for a way to a broken rule, unconfirmed if its confirmation would end the process.
  private func violation(
    _ candidate: Candidates.Candidate, count: Int, of explorer: Explorer<App>
  ) throws -> Violation {
    let finding = candidate.finding
    let ways = candidate.ways.map { $0.map { explorer.moves.moves[$0] } }
    let isTrap = finding.rule == Rule.trap.rawValue
    let name = "\(finding.rule) at \(finding.screen), \(finding.action)"
    // An action that ends a process was seen to end it, so its story needs no second run.
    let isChecked = !isTrap && explorer.willCheck(name) == nil
    let violation = Violation(
      rule: finding.rule, screen: finding.screen, action: finding.action, reason: finding.reason,
      options: options, ways: ways.map { $0.map(\.text) }, before: "", after: "", count: count,
      isConfirmed: isTrap || isChecked)
    return isChecked ? try Trial<App>().confirmed(violation, ways) : violation
  }
}

/// The result of a verification.
struct VerificationResult: Codable {
  var report: VerificationReport
  /// The map with the stories of the violations, if it was asked for.
  var map: ExploredMap?

  /// Removes the violations that a baseline accepts, and reports its stale lines.
  mutating func apply(_ baseline: Baseline) {
    let isLeft = report.violations.map { !baseline.accepted.contains($0.key) }
    func left<Value>(of list: [Value]) -> [Value] { zip(list, isLeft).filter { $0.1 }.map { $0.0 } }
    let stale = baseline.stale(besides: report.violations)
    report.faults.insert(
      contentsOf: stale.map { "The baseline accepts what no longer happens: \($0). To fix: remove it." }, at: 0)
    report.accepted = isLeft.count { !$0 }
    report.violations = left(of: report.violations)
    if let stories = map?.stories { map?.stories = left(of: stories) }
  }
}

/// The setting in which apps are verified: the virtual executor, and the router's deadlines in virtual time.
@MainActor
enum Verifying {
  /// Runs a verification.
  ///
  /// - Throws: ``ToolFault`` if the runtime of this platform has no hooks, or the error of the body.
  static func run<Value>(_ body: @MainActor () throws -> Value) throws -> Value {
    try VirtualClock.requireHooks()
    var result: Result<Value, any Error>?
    VirtualClock.perform {
      withoutActuallyEscaping(body) { body in
        // Outside of a job, the runtime takes long to verify that a main actor's closure is on the executor of the main actor.
        _ = Task { result = Result { try body() } }
        VirtualExecutor.shared.drain()
      }
    }
    guard let result else { throw NeverReturns() }
    return try result.get()
  }
}
