/// An observer of every decision of a router, for logs and tests.
///
/// ```swift
/// final class FailureCounter: RouterObserver {
///   private(set) var failures = 0
///
///   func router(did event: NavigationEvent) {
///     if case .failed = event.what { failures += 1 }
///   }
/// }
/// ```
///
/// A `ScreenObserver` also receives every screen that appears.
@MainActor
public protocol RouterObserver: AnyObject {
  /// Receives a decision of the router.
  ///
  /// - Parameter event: The decision.
  func router(did event: NavigationEvent)

  /// Receives the router that the observer was added to, once for each router. The default does nothing.
  ///
  /// If a superclass is the ``RouterObserver``, it must have the method, for a subclass to override: Swift calls the method of
  /// the class that conforms.
  ///
  /// ```swift
  /// final class PlanLog: RouterObserver {
  ///   private weak var router: DefaultRouter?
  ///
  ///   func didJoin(_ router: DefaultRouter) { self.router = router }
  ///
  ///   func router(did event: NavigationEvent) {
  ///     if case .failed = event.what, let plan = try? router?.plan(to: ShopScreen.home) { log("\(plan)") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter router: The router. It retains the observer.
  func didJoin(_ router: DefaultRouter)
}

extension RouterObserver {
  /// Does nothing.
  ///
  /// - Parameter router: The router. It retains the observer.
  public func didJoin(_ router: DefaultRouter) {}
}
