#if !canImport(UIKit)
  import Portolan
  import PortolanTool

  /// A fresh launch of an app in which a sequence of actions is checked for a rule.
  ///
  /// It confirms what an exploration has found, and checks the rules in stories.
  @MainActor
  struct Trial<App: VerifiableApp> {
    let table = ValueTable<App.AppScreen>()
    let exceptions = Exceptions<App>()
    let moves: MoveList<App>

    init() throws {
      moves = try MoveList(seed: 0)
    }

    /// Returns the reason for which the last step of a story breaks a rule.
    func violation(of rule: String, in launches: [StoryLaunch]) throws -> String? {
      let own = App.ownSteps.map(\.spelling)
      let ways = try launches.map { try $0.steps.map { try Move($0, own: own) } }
      return try reason(rule, in: ways, options: launches.map(\.options))
    }

    /// Returns the reason for which the last of several actions breaks a rule.
    ///
    /// - Parameters:
    ///   - rule: The name of the rule.
    ///   - ways: The actions after each launch.
    ///   - options: The options of each launch, or `nil` for those of the app.
    /// - Returns: The reason, or `nil` if the rule is kept.
    /// - Throws: ``LaunchFault``.
    func reason(_ rule: String, in ways: [[Move]], options: [[String]]? = nil) throws -> String? {
      let options = options ?? ways.map { _ in App.launchOptions }
      guard let way = ways.last, let last = options.last else { return nil }
      let trial = SingleTrial(trial: self, way: way, options: last)
      switch Rule(rawValue: rule) {
      case .twice: return try trial.repetition()
      case .rotation: return try trial.rotation()
      case .growth: return try trial.growth()
      case .deadEnd: return try trial.deadEnd()
      case .restoration: return try trial.restoration()
      // A process that has come so far has not ended.
      case .coverage, .trap: return nil
      case .guarded, .alike:
        guard ways.count == 2, let first = ways.first else { return nil }
        let other = SingleTrial(trial: self, way: first, options: options[0])
        return rule == Rule.alike.rawValue ? try trial.difference(from: other) : try trial.missingGuard(of: other)
      case .link, .refusal, .plan, .tree, .rest, .answer, .leak, nil:
        return try trial.findings().first { $0.rule == rule }?.reason
      }
    }
  }
#endif
