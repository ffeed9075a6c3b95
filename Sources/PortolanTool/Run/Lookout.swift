import Portolan

/// Finds out how a router would decide, by asking one that nobody lets pass.
@MainActor
struct Lookout {
  let window: UIWindow

  /// What the finders answer on the way to a destination, a line each.
  func events(for destination: Destination) async -> [String] {
    let recorder = SearchRecorder()
    let router = DefaultRouter(window: window, observers: [recorder])
    router.add(InlineInterceptor<Any?> { _ in throw CancellationError() })
    _ = try? await router.navigate(to: destination)
    return recorder.answers
  }
}

private final class SearchRecorder: RouterObserver {
  private(set) var answers: [String] = []

  func router(did event: NavigationEvent) {
    if case .searched = event { answers.append(event.text) }
  }
}
