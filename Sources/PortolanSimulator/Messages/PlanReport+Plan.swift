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
