extension UIWindow {
  /// The notification that a window posts, with itself as the object, when it becomes the key window.
  public nonisolated static let didBecomeKeyNotification = named("DidBecomeKey")
  /// The notification that a window posts when another one becomes the key window.
  public nonisolated static let didResignKeyNotification = named("DidResignKey")
  /// The notification that a window posts when it becomes visible.
  public nonisolated static let didBecomeVisibleNotification = named("DidBecomeVisible")
  /// The notification that a window posts when it is hidden.
  public nonisolated static let didBecomeHiddenNotification = named("DidBecomeHidden")

  final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
