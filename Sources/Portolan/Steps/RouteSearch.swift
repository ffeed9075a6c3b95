/// What the steps of a route have found so far, target first.
@MainActor
struct RouteSearch {
  let scope: SearchScope
  let observers: Observers
  private(set) var steps: [any ResolvedStep] = []

  init(scope: SearchScope, observers: Observers) {
    self.scope = scope
    self.observers = observers
  }

  /// Asks the finder of a step, and makes the step the next of the route.
  mutating func find(_ step: any ResolvedStep) throws -> UIViewController? {
    let found = try step.find(in: scope)
    observers.notify(.searched(NavigationStep(step: step), found: found))
    steps.append(step)
    return found
  }

  /// Makes a step the next of the route whose controller is known already.
  mutating func append(_ step: any ResolvedStep) {
    observers.notify(.searched(NavigationStep(step: step), found: step.found))
    steps.append(step)
  }
}
