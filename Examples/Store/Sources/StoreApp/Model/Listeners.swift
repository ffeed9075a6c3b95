/// Closures that are called about an event, as long as their owners exist.
@MainActor
final class Listeners {
  private struct Listener {
    weak var owner: AnyObject?
    let tell: @MainActor () -> Void
  }

  private var listeners: [Listener] = []

  /// Adds a closure.
  ///
  /// - Parameters:
  ///   - owner: The owner of the closure. It is not retained.
  ///   - tell: The closure that is called each time.
  func add(_ owner: AnyObject, _ tell: @escaping @MainActor () -> Void) {
    listeners.removeAll { $0.owner == nil }
    listeners.append(Listener(owner: owner, tell: tell))
  }

  func notifyAll() {
    for listener in listeners where listener.owner != nil { listener.tell() }
  }
}
