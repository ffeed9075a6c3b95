/// Is told every decision of a router, for logs and tests. A ``ScreenObserver`` is told of every screen that appears besides.
@MainActor
public protocol RouterObserver: AnyObject {
  /// - Parameter event: What was decided or done.
  func router(did event: NavigationEvent)
}

/// All observers of a router. An event is made only where there is somebody to tell.
@MainActor
struct Observers {
  var all: [any RouterObserver] = []

  func notify(_ event: @autoclosure () -> NavigationEvent) {
    guard !all.isEmpty else { return }
    let event = event()
    for observer in all { observer.router(did: event) }
  }

  /// Notifies the observers of a search; `nil` if there are none.
  var searchReport: RouteSearch.Report? {
    if all.isEmpty { return nil }
    return { step, found in self.notify(.searched(NavigationStep(step: step), found: found)) }
  }
}
