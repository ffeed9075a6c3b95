/// A subscription to windows that become key, which ends when it is released.
final class KeyWindowSubscription {
  private let token: any NSObjectProtocol

  /// - Parameter notify: Called after a window has become key, when the code that made it key has returned.
  @MainActor
  init(_ notify: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil)
    {
      _ in
      Task { @MainActor in notify() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
