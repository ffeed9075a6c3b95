import Portolan

/// A probe that asks a router for its decisions without navigating.
@MainActor
struct RouteProbe {
  let window: UIWindow

  /// Returns the results of the finders for a destination, one on each line.
  func events(for destination: Destination) -> [String] {
    let recorder = SearchRecorder()
    let router = DefaultRouter(window: window, observers: [recorder])
    _ = try? router.planTellingObservers(to: destination)
    return recorder.answers
  }
}

private final class SearchRecorder: RouterObserver {
  private(set) var answers: [String] = []

  func router(did event: NavigationEvent) {
    if case .searched = event { answers.append(event.text) }
  }
}
