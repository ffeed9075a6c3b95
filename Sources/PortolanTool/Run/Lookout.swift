import Portolan

/// Asks a router how it would decide, without moving anything.
@MainActor
struct Lookout {
  let window: UIWindow

  /// What the finders answer on the way to a destination, a line each.
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
