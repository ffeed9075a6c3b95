/// An observer that collects the events and plans of one step.
@MainActor
final class EventLog: RouterObserver {
  private var lines: [EventLine] = []
  private var kinds: [String] = []
  private(set) var plans: [PlanReport] = []
  /// The maximum number of events of one step, since a step of a faulty app may have any number.
  private static let limit = 500

  var events: [StepReport.Event] {
    zip(kinds, EventLine.texts(of: lines)).map { StepReport.Event(kind: $0, text: $1) }
  }

  /// Forgets the events of the last step.
  func clear() {
    (lines, kinds) = ([], [])
    plans = []
  }

  func router(did event: NavigationEvent) {
    if case .resolved(let plan) = event.what, plans.count < 20 { plans.append(PlanReport(plan)) }
    guard lines.count < Self.limit else { return }
    lines.append(EventLine(event))
    kinds.append(Mirror(reflecting: event.what).children.first?.label ?? "\(event.what)")
  }
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
      switch step.source {
      case .found: Line(verb: "find", text: step.screen)
      case .built, .prepared:
        Line(
          verb: step.source == .built ? "build" : "prepared", text: step.screen + (step.action.map { " · \($0)" } ?? "")
        )
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
