/// A subscription to notifications of the main thread that ends when it is released.
package final class Subscription {
  private let token: any NSObjectProtocol

  /// Creates a subscription.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - sender: The sender of the notifications, or `nil` for every sender.
  ///   - notify: A closure that is called with each notification.
  @inline(never) package init(
    to name: Notification.Name, from sender: AnyObject? = nil, _ notify: @escaping @MainActor @Sendable () -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) { _ in
      MainActor.assumeIsolated(notify)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
