/// The actions of a control or a recogniser that are found by their names.
@MainActor
struct TargetActions {
  private struct Entry {
    weak var target: AnyObject?
    let isTargeted: Bool
    let action: Selector
    var events: UIControl.Event
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }
  var all: Set<AnyHashable> { Set(entries.compactMap { $0.target as? NSObject }) }

  mutating func add(_ target: Any?, _ action: Selector, _ events: UIControl.Event) {
    let target = target.map { $0 as AnyObject }
    if let index = entries.firstIndex(where: { $0.action == action && $0.target === target }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append(Entry(target: target, isTargeted: target != nil, action: action, events: events))
    }
  }

  mutating func remove(_ target: Any?, _ action: Selector?, _ events: UIControl.Event) {
    let target = target.map { $0 as AnyObject }
    for index in entries.indices {
      let entry = entries[index]
      guard target == nil || entry.target === target, action == nil || entry.action == action else { continue }
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  func names(_ target: Any?, _ event: UIControl.Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let found = entries.filter { $0.target === target && !$0.events.isDisjoint(with: event) }
    return found.isEmpty ? nil : found.map(\.action.description)
  }

  /// Calls a closure with each action for events, and with its target, unless that is released.
  func each(for events: UIControl.Event, _ send: (_ action: Selector, _ target: AnyObject?) -> Void) {
    for entry in entries where !entry.events.isDisjoint(with: events) && (entry.target != nil || !entry.isTargeted) {
      send(entry.action, entry.target)
    }
  }
}
