/// An observer that stores the events of a router, one on each line, and its plans.
package final class EventRecorder: RouterObserver {
  /// The events with the first lines of their texts.
  private var lines: [(event: NavigationEvent, text: String)] = []
  /// The plans since they were cleared.
  package private(set) var plans: [NavigationPlan] = []
  /// The number of events since the start, including those that were cleared.
  private(set) var count = 0
  private let limit: Int

  /// Creates an observer.
  ///
  /// - Parameter limit: The maximum number of events, and of plans, that are kept until they are cleared. A step of a faulty app may
  ///   have any number.
  package init(limit: Int = .max) { self.limit = limit }

  /// The events since they were cleared.
  ///
  /// Each begins with the number of its request if there are several, counted from 1 in the order of the lines.
  package var events: [String] {
    var requests: [Int] = []
    for (event, _) in lines where !requests.contains(event.request) { requests.append(event.request) }
    guard requests.count > 1 else { return lines.map(\.text) }
    return lines.map { event, text in "\((requests.firstIndex(of: event.request) ?? 0) + 1): \(text)" }
  }

  /// The kinds of ``events``, such as `requested`.
  package var kinds: [String] {
    lines.map { Mirror(reflecting: $0.event.what).children.first?.label ?? "\($0.event.what)" }
  }

  package func router(did event: NavigationEvent) {
    count += 1
    guard lines.count < limit else { return }
    if case .resolved(let plan) = event.what { plans.append(plan) }
    lines.append((event, event.text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""))
  }

  /// Forgets the events and plans, but not their count.
  package func clear() { (lines, plans) = ([], []) }
}
