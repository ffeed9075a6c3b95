/// The state of an app between two steps, as the page shows it.
struct AppState: Codable, Hashable, Sendable {
  /// A window of the app.
  struct Window: Codable, Hashable, Sendable {
    /// The number, from 1, in the order the windows were opened.
    var number: Int
    var isActive: Bool
    var isCompact: Bool
    /// The content of the screen.
    var screen: PageNode
    var tree: TreeNode?
    /// The hierarchy as lines of text, as `open` prints it.
    var lines: [String]
    /// The hierarchy as rows of a recording, to compare with a device.
    var rows: [String]
    /// The gestures that are possible, in the spelling of steps.
    var possible: [String]
    /// The expectations that hold now, in the spelling of stories.
    var expectations: [String]
  }

  /// The clock of the app.
  struct Clock: Codable, Hashable, Sendable {
    /// A Boolean value that indicates whether transitions and sleeping tasks wait for a step of the clock.
    var isManual: Bool
    /// The number of transitions, completions and sleeping tasks that wait for the clock.
    var waiting: Int
    /// The virtual time since the launch, in seconds.
    var seconds: Double
  }

  var windows: [Window]
  var clock: Clock
  /// The number of links that wait for the user or in the inbox.
  var openLinks: Int
  /// The reasons why links wait in the inbox.
  var gates: [String]
  /// The state that no screen shows, as the app declares it.
  var fingerprint: String
}

/// A controller in the live tree.
struct TreeNode: Codable, Hashable, Sendable {
  /// The number of the controller that is the same after each replay of the same steps.
  var id: Int
  /// The class, with the description of the controller in parentheses.
  var title: String
  /// The name of the presentation style, or `nil` if the controller is not presented.
  var style: String?
  var isTop: Bool
  var isVisible: Bool
  var isSelected: Bool
  /// The value of the screen, or `nil` if the controller has none.
  var screen: String?
  /// The link of the screen, or `nil` if it has none.
  var link: String?
  var children: [TreeNode]
  var presented: [TreeNode]
}

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
  /// The plan of each navigation that the step started, in the order they were resolved.
  var plans: [PlanReport] = []
  var milliseconds: Double = 0
}

/// The changes that a navigation would make, or the reason why there is no plan.
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
  /// The reason why there is no plan.
  var failure: String?
}

extension PlanReport {
  /// Creates the report of a plan.
  init(_ plan: NavigationPlan) {
    var lines = plan.guards.map { Line(verb: "ask", text: $0) }
    lines += plan.asked.map { Line(verb: "ask", text: "\($0) may leave") }
    if let origin = plan.steps.first { lines.append(Line(verb: "start", text: origin.screen)) }
    lines += plan.removed.map { Line(verb: "remove", text: $0) }
    lines += plan.dismissed.map { Line(verb: "dismiss", text: $0) }
    lines += plan.steps.dropFirst().map { step in
      let action = step.action.map { " · \($0)" } ?? ""
      return switch step.source {
      case .found: Line(verb: "find", text: step.screen)
      case .built: Line(verb: "build", text: step.screen + action)
      case .prepared: Line(verb: "prepared", text: step.screen + action)
      case .expected: Line(verb: "expect", text: step.screen)
      }
    }
    lines.append(Line(verb: "reveal", text: plan.isReached ? "nothing: it is on top" : plan.steps.last?.screen ?? ""))
    self.init(destination: plan.destination, lines: lines, isReached: plan.isReached)
  }

  /// Creates the report of a request without a plan.
  init(_ destination: String, failure: any Error) {
    let reason = (failure as? RoutingError)?.reason ?? ValueText.of(failure)
    self.init(destination: destination, lines: [], isReached: false, failure: reason)
  }
}
