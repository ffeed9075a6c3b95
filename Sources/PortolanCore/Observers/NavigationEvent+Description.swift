extension NavigationEvent {
  /// A description of the event in one line, without the number of the request.
  public var text: String { what.text(for: destination) }
}

extension NavigationEvent.What {
  /// Returns the description of what happened to a request for a destination.
  func text(for destination: Destination) -> String {
    switch self {
    case .requested: "requested \(destination.name)"
    case .joined: "joined the request for \(destination.name) that is under way"
    case .waiting: "\(destination.name) waits for another navigation"
    case .searched(let step, nil): "missing \(step.screen), asked \(step.finder)"
    case .searched(let step, .some(let found)): "found \(found) by \(step.finder)"
    case .resolved(let route): "resolved, \(route.plan.summary)"
    case .passed(let guarding): "\(describe(guarding)) let it pass"
    case .redirected(let guarding, let destination): "\(describe(guarding)) redirected to \(destination.name)"
    case .denied(let guarding, let error): "\(describe(guarding)) denied it: \(ValueText.of(error))"
    case .asked(let screen, true): "\(screen) may leave"
    case .asked(let screen, false): "\(screen) must stay"
    case .built(let step): "built \(step.screen)"
    case .integrated(let newcomer, let existing, let action):
      "\(describe(action)): \(newcomer) into \(existing ?? "the empty window")"
    case .dismissed(let modals): "dismissed \(modals.joined(separator: ", "))"
    case .revealed(let viewController): "revealed \(viewController)"
    case .undone: "put everything back"
    case .postTaskFailed(_, let error): "a post-routing task failed: \(ValueText.of(error))"
    case .reached: "reached \(destination.name)"
    case .failed(let error):
      "failed to reach \(destination.name): \((error as? RoutingError)?.reason ?? ValueText.of(error))"
    }
  }
}
