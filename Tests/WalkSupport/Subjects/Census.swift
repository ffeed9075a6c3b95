#if !canImport(UIKit)
  import Portolan

  /// All living controllers of a walk, with the faults in their callbacks.
  @MainActor
  final class Census {
    private struct Entry {
      weak var controller: UIViewController?
    }

    let faults = CallbackFaults()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var count = 0

    /// Adds a controller and gives it a number.
    @discardableResult
    func register(_ controller: UIViewController) -> Int {
      entries[ObjectIdentifier(controller)] = Entry(controller: controller)
      count += 1
      return count
    }

    /// The living controllers.
    var living: [UIViewController] {
      entries.values.compactMap(\.controller)
    }

    /// Removes the controllers that were released.
    func prune() {
      entries = entries.filter { $0.value.controller != nil }
    }
  }

  /// The callbacks that do not follow from the previous ones.
  ///
  /// It is used only in the thread of the walk, and in `deinit`.
  final class CallbackFaults: @unchecked Sendable {
    private(set) var first: String?

    func note(_ fault: String) {
      if first == nil { first = fault }
    }
  }
#endif
