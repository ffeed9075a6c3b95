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
    switch event {
    case .resolved(let route): plans.append(route.plan)
    case .built(let step, _): built.append(step.screen)
    case .dismissed(let modals): dismissed += modals.map { "\(type(of: $0))" }
    default: break
    }
  }
}
