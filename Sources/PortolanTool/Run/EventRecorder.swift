import Portolan

/// An observer that stores the events of a router, one on each line.
final class EventRecorder: RouterObserver {
  private(set) var events: [String] = []
  /// The number of events since the start, including those that were cleared.
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
