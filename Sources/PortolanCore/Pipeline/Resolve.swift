/// The stage that asks the finders, target first, and computes the route.
///
/// It is synchronous and changes nothing. Observers are told what it finds.
@MainActor
struct Resolve {
  let window: UIWindow
  let configuration: RouterConfiguration
  /// The request, whose observers are told, or `nil` for a plan.
  var request: NavigationRequest?
  /// A closure that receives each search of a plan.
  var report: RouteSearch.Report?

  /// Resolves the route to a destination.
  ///
  /// - Throws: ``RoutingError`` if there is no way, or the errors of finders and context transformers.
  func run(_ destination: Destination) throws -> ResolvedRoute {
    let survey = WindowSurvey(of: window)
    var search = RouteSearch(
      scope: SearchScope(window: window, start: survey.topmost), report: request?.searchReport ?? report)
    try destination.resolve(into: &search)
    try search.searchFromOrigin()
    for step in search.steps.dropLast() where step.definition.builds { try step.checkContext() }
    let replaced = try checkFirstAction(of: search.steps, at: search.origin)
    let route = ResolvedRoute(
      destination: destination, configuration: configuration, found: search, survey: survey, replaced: replaced,
      answers: request?.leaveAnswers)
    route.unsaved = try route.findUnsaved()
    request?.notify(.resolved(route))
    return route
  }

  private func checkFirstAction(
    of steps: [BoundStep], at origin: UIViewController?
  ) throws -> [UIViewController] {
    guard let origin, steps.count > 1, let action = steps[steps.count - 2].definition.action else { return [] }
    var projection = HierarchyProjection(showing: origin)
    return try action.preview(with: nil, at: origin, in: &projection)
  }
}

extension ResolvedRoute {
  /// Checks that all controllers that would leave the screen may do so.
  ///
  /// - Returns: The screens with unsaved changes that must be asked, topmost first.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/notDismissible``.
  func findUnsaved() throws -> [any LeaveConfirming] {
    var unsaved: [any LeaveConfirming] = []
    func add(_ leaving: [UIViewController]) throws {
      for screen in try leaving.flatMap(unasked).reversed() where !unsaved.contains(where: { $0 === screen }) {
        unsaved.append(screen)
      }
    }
    for modal in modals.lowest { try add([modal]) }
    try add(popped)
    try add(replaced)
    return unsaved
  }

  /// Checks that a controller may leave the screen.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/notDismissible``, or ``UnaskedScreen``.
  func check(leaving viewController: UIViewController) throws {
    if let screen = try unasked(leaving: viewController).first { throw UnaskedScreen(screen: screen) }
  }

  /// Returns the screens with unsaved changes that would leave with a controller and were not asked.
  private func unasked(leaving viewController: UIViewController) throws -> [any LeaveConfirming] {
    let unsaved = try viewController.checkRemoval(for: steps[0].name, takingAlerts: configuration.takesAlertsAway)
    return configuration.asksScreens ? unsaved.filter { answers?.hasConfirmed($0) != true } : []
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
  /// - Returns: The screens with unsaved changes.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/notDismissible``.
  @discardableResult
  func checkRemoval(for step: String, takingAlerts: Bool = false) throws -> [any LeaveConfirming] {
    var unsaved: [any LeaveConfirming] = []
    try forEachInSubtree { candidate in
      if let deciding = candidate as? any RoutingInterceptable {
        guard deciding.canBeDismissed else { throw RoutingError.notDismissible(candidate, for: step) }
        if let screen = deciding as? any LeaveConfirming, screen.hasUnsavedChanges { unsaved.append(screen) }
      }
      if !takingAlerts, let alert = candidate as? UIAlertController, !alert.isBeingDismissed, !alert.mayLeaveUnanswered
      {
        throw RoutingError.alertWaits(alert, for: step)
      }
    }
    return unsaved
  }
}
