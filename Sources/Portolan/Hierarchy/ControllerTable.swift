/// Values that are tied to controllers. The controllers are not retained, and their values go with them.
@MainActor
final class ControllerTable<Value> {
  private struct Entry {
    weak var viewController: UIViewController?
    let value: Value
  }

  // Unchecked, as nothing that changes it calls code of others meanwhile.
  @exclusivity(unchecked) private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which those of released controllers are dropped.
  private var limit = 64

  /// The value of a controller; `nil` if it has none.
  ///
  /// - Complexity: O(1) on average.
  subscript(viewController: UIViewController) -> Value? {
    get {
      guard !entries.isEmpty, let entry = entries[ObjectIdentifier(viewController)] else { return nil }
      // Another controller may have come to live at the same address.
      return entry.viewController === viewController ? entry.value : nil
    }
    set {
      guard newValue != nil || !entries.isEmpty else { return }
      entries[ObjectIdentifier(viewController)] = newValue.map { Entry(viewController: viewController, value: $0) }
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.viewController != nil }
      limit = max(64, entries.count * 2)
    }
  }
}
