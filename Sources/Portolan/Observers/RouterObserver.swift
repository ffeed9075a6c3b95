/// Is told every decision of a router, for logs and tests. A ``ScreenObserver`` is told of every screen that appears besides.
@MainActor
public protocol RouterObserver: AnyObject {
  /// - Parameter event: What was decided or done.
  func router(did event: NavigationEvent)
}
