import Portolan

/// Keeps what a router tells, a line each.
final class EventRecorder: RouterObserver {
  private(set) var events: [String] = []
  /// How many there have ever been.
  private(set) var count = 0

  func router(did event: NavigationEvent) {
    let lines = event.text.split(separator: "\n", maxSplits: 1)
    events.append(lines.first.map(String.init) ?? "")
    count += 1
  }

  func clear() {
    events = []
  }
}
