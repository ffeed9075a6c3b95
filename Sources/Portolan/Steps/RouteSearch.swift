/// What the steps of a route have found so far, target first.
@MainActor
struct RouteSearch {
  let scope: SearchScope
  let observers: Observers
  private(set) var steps: [ResolvedStep] = []

  init(scope: SearchScope, observers: Observers) {
    self.scope = scope
    self.observers = observers
    steps.reserveCapacity(4)
  }

  /// Asks the finder of a step, and makes the step the next of the route.
  ///
  /// - Returns: Whether the step was found.
  mutating func find(_ step: ResolvedStep) throws -> Bool {
    step.found = try step.find(in: scope)
    append(step)
    return step.found != nil
  }

  /// Makes a step the next of the route whose controller is known already.
  mutating func append(_ step: ResolvedStep) {
    observers.notify(.searched(NavigationStep(step: step), found: step.found))
    steps.append(step)
  }
}
