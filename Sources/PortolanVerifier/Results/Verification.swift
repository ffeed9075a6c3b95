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
      try Verifying.run { try explore() }
    }

    private func explore() throws -> VerificationReport {
      OutsideWork.forget()
      let explorer = try Explorer<App>(bounds, options: options)
      let onProgress = onProgress
      explorer.onProgress = { onProgress(Progress($0)) }
      try explorer.run()
      let seconds = explorer.seconds
      try GraphCheck(explorer: explorer).run()
      var bounds = bounds
      bounds.controllers = explorer.maximumControllers
      var report = VerificationReport(
        bounds: bounds, states: explorer.graph.nodes.count, transitions: explorer.transitionCount,
        launches: explorer.launchCount, seconds: seconds, frontier: explorer.frontierCount,
        boundary: explorer.boundaryCount, violations: [])
      let candidates = explorer.candidates.all.filter { !disabledRules.contains($0.finding.rule) }
      for candidate in candidates {
        let ways = candidate.ways.map { $0.map { explorer.moves.moves[$0] } }
        let violation = try Confirmation<App>(options: options).violation(candidate.finding, ways, candidate.otherCount)
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
      return report
    }
  }

  /// The progress of a verification.
  struct Progress {
    let states: Int
    let transitions: Int
    let seconds: Double
    let found: Int

    @MainActor
    init<App: VerifiableApp>(_ explorer: Explorer<App>) {
      states = explorer.graph.nodes.count
      transitions = explorer.transitionCount
      seconds = explorer.seconds
      found = explorer.candidates.count
    }
  }
#endif
