package import Portolan

/// Keeps what a router tells its observers.
@MainActor
package final class EventTrace: RouterObserver {
  package private(set) var lines: [String] = []
  package private(set) var plans: [NavigationPlan] = []
  package private(set) var built: [String] = []
  package private(set) var dismissed: [String] = []

  package init() {}

  package func router(did event: NavigationEvent) {
    lines.append(event.text)
    switch event.what {
    case .resolved(let plan): plans.append(plan)
    case .built(let step): built.append(step)
    case .dismissed(let modals): dismissed += modals
    default: break
    }
  }
}
