extension NavigationEvent {
  /// A description of the event in one line.
  public var text: String {
    switch self {
    case .requested(let destination): "requested \(destination.name)"
    case .joined(let destination): "joined the request for \(destination.name) that is under way"
    case .waiting(let destination): "\(destination.name) waits for another navigation"
    case .searched(let step, nil): "missing \(step.screen), asked \(step.finder)"
    case .searched(let step, .some(let found)): "found \(typeName(found)) by \(step.finder)"
    case .resolved(let route): "resolved, \(route.plan.summary)"
    case .passed(let guarding): "\(describe(guarding)) let it pass"
    case .redirected(let guarding, let destination): "\(describe(guarding)) redirected to \(destination.name)"
    case .denied(let guarding, let error): "\(describe(guarding)) denied it: \(ValueText.of(error))"
    case .asked(let screen, true): "\(typeName(screen)) may leave"
    case .asked(let screen, false): "\(typeName(screen)) must stay"
    case .built(let step, _): "built \(step.screen)"
    case .integrated(let newcomer, let existing, let action):
      "\(describe(action)): \(typeName(newcomer)) into \(existing.map { typeName($0) } ?? "the empty window")"
    case .dismissed(let modals): "dismissed \(modals.map { typeName($0) }.joined(separator: ", "))"
    case .revealed(let viewController): "revealed \(typeName(viewController))"
    case .undone: "put everything back"
    case .postTaskFailed(_, let error): "a post-routing task failed: \(ValueText.of(error))"
    case .reached(let destination, _): "reached \(destination.name)"
    case .failed(let destination, let error):
      "failed to reach \(destination.name): \((error as? RoutingError)?.reason ?? ValueText.of(error))"
    }
  }
}
