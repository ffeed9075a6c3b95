/// A subscription to windows that become key, which ends when it is released.
final class KeyWindowSubscription {
  private let token: any NSObjectProtocol

  /// Creates a subscription.
  ///
  /// - Parameter notify: A closure that is called after a window has become key and the code that made it key has
  ///   returned.
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
