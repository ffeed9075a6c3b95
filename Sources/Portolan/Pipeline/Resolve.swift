/// The first stage, which asks the finders, target first, and computes the route.
///
/// It is synchronous and has no side effects.
@MainActor
struct Resolve {
  let window: UIWindow
  let configuration: RouterConfiguration
  let observers: Observers

  /// Resolves the route to a destination.
  ///
  /// - Throws: ``RoutingError`` if there is no way, or the errors of finders and context transformers.
  func run(_ destination: Destination) throws -> ResolvedRoute {
    let survey = WindowSurvey(of: window)
    var search = RouteSearch(
      scope: SearchScope(window: window, start: survey.topmost), report: observers.searchReport)
    try destination.resolve(into: &search)
    try search.searchFromOrigin()
    guard let origin = search.origin else {
      preconditionFailure("A route that was resolved without an error ends with a controller")
    }
    let route = ResolvedRoute(
      destination: destination, configuration: configuration, steps: search.steps, labels: search.labels,
      origin: origin,
      modals: survey.hasModals ? origin.modalsOver : [],
      popped: origin.poppedByRevealing, replaced: try checkFirstAction(of: search.steps, at: origin),
      isWindowMoving: survey.isMoving)
    try route.checkRemovals()
    observers.notify(.resolved(route))
    return route
  }

  private func checkFirstAction(
    of steps: [any BoundStep], at origin: UIViewController
  ) throws -> [UIViewController] {
    guard steps.count > 1, let action = steps[steps.count - 2].definition.action else { return [] }
    var projection = HierarchyProjection(showing: origin)
    return try action.preview(with: nil, at: origin, in: &projection)
  }
}

extension ResolvedRoute {
  /// Checks that all controllers that would leave the screen may do so.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/notDismissible``.
  func checkRemovals() throws {
    // All controllers over the lowest modal are in its subtree.
    if let lowest = modals.first { try check(leaving: lowest) }
    for leaving in popped { try check(leaving: leaving) }
    for leaving in replaced { try check(leaving: leaving) }
  }

  func check(leaving viewController: UIViewController) throws {
    try viewController.checkRemoval(for: steps[0].name, takingAlerts: configuration.takesAlertsAway)
  }
}

extension UIViewController {
  /// Checks that this controller, and every one that would leave with it, may leave the screen.
  ///
  /// An alert waits for the user, and its handlers would never be called if it were dismissed in code. A navigation
  /// therefore fails instead of dismissing it, unless the alert belongs to a ``Question``.
  ///
  /// - Parameters:
  ///   - step: The target of the navigation, for error messages.
  ///   - takingAlerts: `true` if alerts leave with the screens that show them.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/notDismissible``.
  func checkRemoval(for step: String, takingAlerts: Bool = false) throws {
    try forEachInSubtree { candidate in
      if let refusing = candidate as? any RoutingInterceptable, !refusing.canBeDismissed {
        throw RoutingError.notDismissible(candidate, for: step)
      }
      if !takingAlerts, let alert = candidate as? UIAlertController, !alert.isBeingDismissed, !alert.mayLeaveUnanswered
      {
        throw RoutingError.alertWaits(alert, for: step)
      }
    }
  }
}
