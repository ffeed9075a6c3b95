/// Values that are tied to controllers.
///
/// The table does not retain the controllers, and a value is removed with its controller.
@MainActor
package final class ControllerTable<Value> {
  private struct Entry {
    weak var viewController: UIViewController?
    let value: Value
  }

  // Exclusivity is unchecked, because no change calls other code.
  @exclusivity(unchecked) private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which those of released controllers are removed.
  private var limit = 64

  package init() {}

  /// The controllers with values, in no order.
  var viewControllers: [UIViewController] { entries.values.compactMap(\.viewController) }

  /// The value of a controller, or `nil` if it has none.
  ///
  /// - Complexity: O(1) on average.
  package subscript(viewController: UIViewController) -> Value? {
    get {
      guard !entries.isEmpty, let entry = entries[ObjectIdentifier(viewController)] else { return nil }
      // Another controller may have been allocated at the same address.
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
