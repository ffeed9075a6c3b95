import Portolan

/// Keeps what a router tells its observers.
@MainActor
final class EventTrace: RouterObserver {
  private(set) var lines: [String] = []
  private(set) var plans: [NavigationPlan] = []
  private(set) var built: [String] = []
  private(set) var dismissed: [String] = []

  func router(did event: NavigationEvent) {
    lines.append(event.text)
    switch event.what {
    case .resolved(let plan): plans.append(plan)
    case .built(let step): built.append(step)
    case .dismissed(let modals): dismissed += modals
    default: break
    }
  }
}
