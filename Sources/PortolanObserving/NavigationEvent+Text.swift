extension NavigationEvent {
  /// A description of the event in one line, without the number of the request.
  ///
  /// ```swift
  /// final class LineWriter: RouterObserver {
  ///   func router(did event: NavigationEvent) { log("\(event.request): \(event.text)") }
  /// }
  /// ```
  public var text: String { what.text(for: destination) }
}

extension NavigationEvent.What {
  /// Returns the description of what happened to a request for a destination.
  package func text(for destination: String) -> String {
    switch self {
    case .requested: "requested \(destination)"
    case .joined: "joined the request for \(destination) that is under way"
    case .waiting: "\(destination) waits for another navigation"
    case .searched(let step, let finder, nil): "missing \(step), asked \(finder)"
    case .searched(_, let finder, .some(let found)): "found \(found) by \(finder)"
    case .resolved(let plan): "resolved, \(plan.summary)"
    case .passed(let guarding): "\(guarding) let it pass"
    case .redirected(let guarding, let destination): "\(guarding) redirected to \(destination)"
    case .denied(let guarding, let failure): "\(guarding) denied it: \(failure.text)"
    case .asked(let screen, true): "\(screen) may leave"
    case .asked(let screen, false): "\(screen) must stay"
    case .built(let step): "built \(step)"
    case .integrated(let newcomer, let existing, let action):
      "\(action): \(newcomer) into \(existing ?? "the empty window")"
    case .dismissed(let modals): "dismissed \(modals.joined(separator: ", "))"
    case .revealed(let viewController): "revealed \(viewController)"
    case .undone: "put everything back"
    case .postTaskFailed(_, let failure): "a post-routing task failed: \(failure.text)"
    case .reached: "reached \(destination)"
    case .setAside: "set \(destination) aside, since the last launch ended while it was performed"
    case .failed(let failure): "failed to reach \(destination): \(failure.reason)"
    }
  }
}

extension NavigationPlan {
  /// The plan in one line.
  package var summary: String {
    if isReached { return "\(destination) is on top already" }
    let built = steps.filter { $0.source == .built }.map(\.screen)
    var parts = ["starting at \(steps.first?.screen ?? "nothing")"]
    if !asked.isEmpty { parts.append("asking \(asked.joined(separator: ", "))") }
    if !dismissed.isEmpty { parts.append("dismissing \(dismissed.joined(separator: ", "))") }
    if !removed.isEmpty { parts.append("removing \(removed.joined(separator: ", "))") }
    if !built.isEmpty { parts.append("building \(built.joined(separator: ", "))") }
    return parts.joined(separator: ", ")
  }
}
