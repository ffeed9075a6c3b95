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

  /// Receives the router that the observer was added to, once for each router.
  ///
  /// The default does nothing.
  ///
  /// - Parameter router: The router, which retains the observer.
  func didJoin(_ router: DefaultRouter)
}

extension RouterObserver {
  /// Does nothing.
  ///
  /// - Parameter router: The router, which retains the observer.
  public func didJoin(_ router: DefaultRouter) {}
}

/// The observers of a router.
///
/// An event is created only if there is at least one observer.
@MainActor
struct Observers {
  var all: [any RouterObserver] = []

  func notify(_ event: @autoclosure () -> NavigationEvent) {
    guard !all.isEmpty else { return }
    let event = event()
    for observer in all { observer.router(did: event) }
  }
}

extension NavigationRequest {
  /// Reports a decision about this request to the observers of its router.
  func notify(_ what: @autoclosure () -> NavigationEvent.What) {
    configuration.observers.notify(NavigationEvent(what(), of: number, to: place.name))
  }

  /// A closure that reports a search to the observers, or `nil` if there are none.
  var searchReport: RouteSearch.Report? {
    if configuration.observers.all.isEmpty { return nil }
    return { step, found in self.notify(.searched(step, found: found)) }
  }
}

extension NavigationEvent.What {
  /// A search for the controller of a step.
  @MainActor
  static func searched(_ step: BoundStep, found: UIViewController?) -> Self {
    .searched(NavigationStep(step: step), found: found?.nameOfClass)
  }
}
