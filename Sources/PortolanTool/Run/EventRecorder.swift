/// An observer that stores the events of a router, one on each line.
final class EventRecorder: RouterObserver {
  private var lines: [EventLine] = []
  /// The number of events since the start, including those that were cleared.
  private(set) var count = 0

  /// The events since they were cleared.
  var events: [String] { EventLine.texts(of: lines) }

  func router(did event: NavigationEvent) {
    lines.append(EventLine(event))
    count += 1
  }

  func clear() {
    lines = []
  }
}

/// The first line of an event's text.
package struct EventLine {
  private let request: Int
  private let text: String

  /// Creates the line of an event.
  package init(_ event: NavigationEvent) {
    request = event.request
    text = event.text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
  }

  /// Returns the texts of lines.
  ///
  /// Each begins with the number of its request if there are several, counted from 1 in the order of the lines.
  package static func texts(of lines: [EventLine]) -> [String] {
    var requests: [Int] = []
    for line in lines where !requests.contains(line.request) { requests.append(line.request) }
    guard requests.count > 1 else { return lines.map(\.text) }
    return lines.map { line in "\((requests.firstIndex(of: line.request) ?? 0) + 1): \(line.text)" }
  }
}
