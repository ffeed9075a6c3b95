#if !canImport(UIKit)
  import Portolan

  /// The numbers of controllers, given in the order in which controllers are first seen.
  @MainActor
  final class ControllerNumbers {
    private struct Entry {
      weak var controller: UIViewController?
      let number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var last = 0

    /// Returns the number of a controller.
    func number(of controller: UIViewController) -> Int {
      let key = ObjectIdentifier(controller)
      // Another controller may have been allocated at the same address.
      if let entry = entries[key], entry.controller === controller { return entry.number }
      last += 1
      entries[key] = Entry(controller: controller, number: last)
      if entries.count > 1000 { entries = entries.filter { $0.value.controller != nil } }
      return last
    }

    /// Returns the controller with a number, or `nil` if it has been released.
    func controller(_ number: Int) -> UIViewController? {
      entries.values.first { $0.number == number }?.controller
    }
  }
#endif
