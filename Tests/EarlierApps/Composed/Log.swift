import Portolan

final class Analytics: RouterObserver {
  private(set) var lines: [String] = []

  func router(did event: NavigationEvent) {
    if case .built = event { lines.append("built") }
    if case .requested = event { lines.append("requested") }
    switch event {
    case .failed: lines.append("failed")
    case .denied: lines.append("denied")
    case .reached(_, let viewController): lines.append("reached \(viewController)")
    default: break
    }
    if case let .undone(because) = event { lines.append("\(because)") }
  }
}
