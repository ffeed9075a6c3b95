#if !canImport(UIKit)
  import Portolan

  /// All controllers of a walk that are alive, and what went wrong with their callbacks.
  @MainActor
  final class Census {
    private struct Entry {
      weak var controller: UIViewController?
    }

    let faults = CallbackFaults()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var count = 0

    /// Adds a controller, and numbers it.
    @discardableResult
    func register(_ controller: UIViewController) -> Int {
      entries[ObjectIdentifier(controller)] = Entry(controller: controller)
      count += 1
      return count
    }

    /// The controllers that are alive.
    var living: [UIViewController] {
      entries.values.compactMap(\.controller)
    }

    /// Forgets who is gone.
    func prune() {
      entries = entries.filter { $0.value.controller != nil }
    }
  }

  /// Callbacks that do not follow from those before. Used in the thread of the walk only, and from `deinit`.
  final class CallbackFaults: @unchecked Sendable {
    private(set) var first: String?

    func note(_ fault: String) {
      if first == nil { first = fault }
    }
  }
#endif
