#if !canImport(UIKit)
  import Portolan
  import PortolanExecutor
  import PortolanTool

  /// A verification of an app: it explores the states and confirms what it finds.
  @MainActor
  public struct Verification<App: VerifiableApp> {
    /// The bounds.
    public var bounds: VerificationBounds
    /// The options of the launch, as on the command line.
    public var options: [String] = App.launchOptions
    /// The names of the rules that are not checked.
    public var disabledRules: Set<String> = []
    /// The broken rules that are accepted.
    var baseline = Baseline()
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
    public func run() throws -> VerificationReport {
      try result().report
    }

    /// Explores the app in this process.
    func result() throws -> VerificationResult { try Verifying.run { try explore() } }

    private func explore() throws -> VerificationResult {
      OutsideWork.forget()
      let explorer = try Explorer<App>(bounds, options: options)
      let onProgress = onProgress
      explorer.onProgress = { onProgress(Progress($0)) }
      try explorer.run()
      let seconds = explorer.seconds
      var result = try result(of: explorer)
      result.report.seconds = seconds
      return result
    }

    /// Checks what an exploration has found, and confirms it in fresh launches.
    ///
    /// - Throws: An error of a launch.
    func result(of explorer: Explorer<App>) throws -> VerificationResult {
      try GraphCheck(explorer: explorer).run()
      var bounds = bounds
      bounds.controllers = explorer.maximumControllers
      var report = VerificationReport(
        bounds: bounds, states: explorer.graph.nodes.count, transitions: explorer.transitionCount,
        launches: explorer.launchCount, seconds: 0, frontier: explorer.frontierCount,
        boundary: explorer.boundaryCount, violations: [])
      let candidates = explorer.candidates.all.filter { !disabledRules.contains($0.finding.rule) }
      for candidate in candidates {
        let violation = try violation(candidate, of: explorer)
        if violation.isConfirmed || !candidate.isTentative { report.violations.append(violation) }
      }
      let outside = OutsideWork.names
      let (rest, stale) = baseline.apply(to: report.violations)
      report.accepted = report.violations.count - rest.count
      report.violations = rest
      report.faults = stale.map { "The baseline accepts what no longer happens: \($0). To fix: remove it." }
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
      let recorder = StoryRecorder<App>(table: explorer.table, exceptions: explorer.exceptions, options: options)
      map.stories = try report.violations.map { violation in
        explorer.willCheck("story of \(violation.key)") == nil ? try recorder.steps(of: violation) : []
      }
      return map
    }

    /// Returns the violation for a broken rule, unconfirmed if its confirmation would end the process.
    private func violation(
      _ candidate: Candidates.Candidate, of explorer: Explorer<App>
    ) throws -> Violation {
      let finding = candidate.finding
      let ways = candidate.ways.map { $0.map { explorer.moves.moves[$0] } }
      let isTrap = finding.rule == Rule.trap.rawValue
      let name = "\(finding.rule) at \(finding.screen), \(finding.action)"
      guard isTrap || explorer.willCheck(name) != nil else {
        return try Confirmation<App>(options: options).violation(finding, ways, candidate.otherCount)
      }
      // An action that ends a process was seen to end it, so its story needs no second run.
      return Violation(
        rule: finding.rule, screen: finding.screen, action: finding.action, reason: finding.reason,
        options: options, ways: ways.map { $0.map(\.text) }, before: "", after: "", otherCount: candidate.otherCount,
        isConfirmed: isTrap)
    }
  }

  /// The result of a verification.
  struct VerificationResult: Codable {
    var report: VerificationReport
    /// The map with the stories of the violations, if it was asked for.
    var map: ExploredMap?
  }

  /// The progress of a verification.
  struct Progress {
    let states: Int
    let transitions: Int
    let seconds: Double
    let found: Int
  }

  extension Progress {
    @MainActor
    init<App: VerifiableApp>(_ explorer: Explorer<App>) {
      self.init(
        states: explorer.graph.nodes.count, transitions: explorer.transitionCount, seconds: explorer.seconds,
        found: explorer.candidates.count)
    }
  }
#endif
