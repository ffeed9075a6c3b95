#if !canImport(UIKit)
  /// The report about one step.
  struct StepReport: Codable, Hashable, Sendable {
    /// The outcome of a step.
    enum Outcome: String, Codable, Sendable {
      /// The step had its effect.
      case done
      /// The step was refused, or an expectation does not hold.
      case refused
      /// The link waits for the user, in a guard or in the inbox.
      case waiting
      /// The app did not come to rest.
      case restless
      /// The process of the app ended.
      case trapped
    }

    /// An event of the router.
    struct Event: Codable, Hashable, Sendable {
      /// The kind, such as `searched`, `guarded`, `built`, `integrated` or `undone`.
      var kind: String
      var text: String
    }

    /// The step in the spelling of stories.
    var step: String
    var outcome: Outcome
    /// The reason of a refusal, or `nil` if the step was not refused.
    var reason: String?
    /// The steps that were possible instead.
    var possible: [String] = []
    var events: [Event] = []
    /// The plan of each navigation that the step started, in the order in which they were resolved.
    var plans: [PlanReport] = []
    var milliseconds: Double = 0
  }

  /// The changes that a navigation would make, or the reason for which there is no plan.
  struct PlanReport: Codable, Hashable, Sendable {
    /// One line of a plan.
    struct Line: Codable, Hashable, Sendable {
      /// The kind of change: `ask`, `start`, `remove`, `dismiss`, `find`, `build`, `expect` or `reveal`.
      var verb: String
      var text: String
    }

    /// The name of the screen.
    var destination: String
    var lines: [Line]
    var isReached: Bool
    /// The reason for which there is no plan.
    var failure: String?
  }
#endif
