/// Those who want to hear of something, as long as they are there.
@MainActor
final class Listeners {
  private struct Listener {
    weak var owner: AnyObject?
    let tell: @MainActor () -> Void
  }

  private var listeners: [Listener] = []

  /// - Parameters:
  ///   - owner: Who wants to hear; not retained.
  ///   - tell: Called each time.
  func add(_ owner: AnyObject, _ tell: @escaping @MainActor () -> Void) {
    listeners.removeAll { $0.owner == nil }
    listeners.append(Listener(owner: owner, tell: tell))
  }

  func tellAll() {
    for listener in listeners where listener.owner != nil { listener.tell() }
  }
}
