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

  /// The containers that show another child than this controller, and the children that leave each of them when this one is
  /// shown, innermost first.
  var popsByRevealing: [(container: UIViewController, popped: [UIViewController])] {
    guard let parent else { return presentingViewController?.popsByRevealing ?? [] }
    guard !parent.isShowing(self), let container = parent.container else { return parent.popsByRevealing }
    return [(parent, container.viewControllersRemoved(byShowing: container.child(in: self)))] + parent.popsByRevealing
  }

  /// The controllers that leave their containers when this controller is shown.
  var poppedByRevealing: [UIViewController] { popsByRevealing.flatMap(\.popped) }
}

/// A resolved way to a screen: the controllers that exist, those that must be built, and those that must leave.
///
/// The stage that asks the finders, target first, creates it. It is synchronous and changes nothing. Observers are told what it
/// finds. The plan is computed from the route when it is read, and `navigate` carries out this very value.
@MainActor
final class ResolvedRoute {
  let destination: Destination
  /// The guards and tasks of the router.
  let hooks: StepHooks<Any?>
  private let options: RequestOptions
  /// A Boolean value that indicates whether screens with unsaved changes are asked before they leave.
  private let asksScreens: Bool
  /// The visited steps, target first.
  ///
  /// The last one is found, or the root of an empty window, and the others are missing.
  let steps: [BoundStep]
  /// The steps that lead to the origin.
  private var passed: [BoundStep] = []
  /// The controller that the route starts from, or `nil` in an empty window.
  let origin: UIViewController?
  /// The controllers that are presented over the origin and must be dismissed, lowest first.
  let modals: [UIViewController]
  /// The controllers that must be popped to show the origin.
  let popped: [UIViewController]
  /// The controllers that the first action removes.
  let replaced: [UIViewController]
  /// The controllers that leave stacks, or the contexts of hidden tabs, besides.
  private(set) var departing: [UIViewController] = []
  /// The containers that the first action finds, as they will be when the origin is shown.
  let projection: HierarchyProjection
  /// The screens with unsaved changes that the route would remove and that have not agreed yet, topmost first.
  private(set) var unsaved: [any LeaveConfirming] = []
  /// The answers of the screens that were asked.
  private let answers: LeaveAnswers?
  /// A Boolean value that indicates whether a transition was under way in the window when the route was resolved.
  let isWindowInTransition: Bool
  /// A Boolean value that indicates whether modals that stay during navigations are dismissed as well.
  let dismissesAll: Bool

  /// Resolves the route to a destination.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - window: The window to navigate in.
  ///   - options: The options of the request.
  ///   - configuration: The configuration of the router.
  ///   - request: The request, whose observers are told, or `nil` for a plan.
  /// - Throws: ``RoutingError`` if there is no way, or the errors of finders and context transformers.
  init(
    to destination: Destination, in window: UIWindow, with options: RequestOptions,
    configuredBy configuration: RouterConfiguration, for request: NavigationRequest? = nil
  ) throws {
    self.destination = destination
    self.options = options
    hooks = request?.hooks ?? options.hooks(of: configuration)
    asksScreens = options.asksScreens && configuration.script == nil
    answers = request?.progress.leaveAnswers
    let survey = WindowSurvey(of: window)
    isWindowInTransition = survey.isInTransition
    var scope = SearchScope(window: window, start: survey.topmost)
    let denied = options.leaving.filter { $0.isInHierarchy(of: window) }
    scope.departing = denied.flatMap(\.departure)
    while let level = scope.start, level.leaves(with: scope.departing) { scope.start = level.levelBelow }
    var search = RouteSearch(scope: scope, reportingTo: request?.didSearch)
    try destination.resolve(into: &search)
    try search.searchFromOrigin()
    steps = search.steps
    passed = search.passed
    origin = search.origin
    for step in steps.dropLast() where step.definition.builds { try step.checkContext() }
    var projection = HierarchyProjection(showing: steps.count > 1 ? origin : nil)
    var replaced: [UIViewController] = []
    if let origin, steps.count > 1, let action = steps[steps.count - 2].definition.action {
      replaced = try action.preview(with: nil, at: origin, in: &projection)
    }
    self.projection = projection
    self.replaced = replaced
    let dismissesAll = options.dismissesAll || origin.map { replaced.containsInstance($0.level) } == true
    self.dismissesAll = dismissesAll
    popped = origin?.poppedByRevealing ?? []
    modals = origin.map { survey.modals(over: $0, all: dismissesAll) } ?? []
    if !denied.isEmpty { try remove(scope.departing, because: denied) }
    unsaved = try findUnsaved()
    request?.notify(.resolved(plan))
  }

  /// The steps whose guards are asked: all steps, and those that lead to the origin.
  @inline(never) var guardedSteps: [BoundStep] { passed.isEmpty ? steps : steps + passed }

  /// The effects of carrying out the route, as a value.
  var plan: NavigationPlan { NavigationPlan(self) }

  /// A Boolean value that indicates whether the target exists and is visible.
  var isReached: Bool {
    steps.count == 1 && modals.isEmpty && departing.isEmpty && origin?.isShownByContainers == true
  }

  /// Adds the controllers that leave because guards deny some, unless they leave with others.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/notDismissible`` if one that is denied cannot leave.
  func remove(_ leaving: [UIViewController], because denied: [UIViewController]) throws {
    let others = modals + popped + replaced
    departing = leaving.filter { $0.departure.first === $0 && !$0.leaves(with: others) }
    if let staying = denied.first(where: { !$0.leaves(with: others + departing) }) {
      throw RoutingError(
        .notDismissible, step: steps[0].name,
        reason:
          "a guard denies \(typeName(staying)), which cannot leave: it is the root, a tab, a column or the first of one",
        fix:
          "let the guard redirect to a screen whose route replaces it, or let the screen itself show what all users may see"
      )
    }
  }

  /// Returns a Boolean value that indicates whether the parts of the hierarchy that matter to the commit are unchanged
  /// since the route was resolved.
  ///
  /// - Parameters:
  ///   - window: The window of the navigation.
  ///   - survey: The survey of the window as it is now.
  /// - Returns: `true` if the route can be carried out.
  func stillHolds(in window: UIWindow, surveyedAs survey: WindowSurvey) -> Bool {
    guard let origin else { return window.rootViewController == nil }
    return origin.isInHierarchy(of: window)
      && survey.modals(over: origin, all: dismissesAll).hasSameInstances(as: modals)
      && origin.poppedByRevealing.hasSameInstances(as: popped)
  }

  /// Checks that all controllers that would leave the screen may do so.
  ///
  /// - Returns: The screens with unsaved changes that must be asked, topmost first.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/notDismissible``.
  func findUnsaved() throws -> [any LeaveConfirming] {
    // Usually none leaves.
    if modals.isEmpty, popped.isEmpty, replaced.isEmpty, departing.isEmpty { return [] }
    var unsaved: [any LeaveConfirming] = []
    for leaving in modals.lowest.map({ [$0] }) + [popped, departing, replaced] {
      for screen in try leaving.flatMap(unasked).reversed() where !unsaved.contains(where: { $0 === screen }) {
        unsaved.append(screen)
      }
    }
    return unsaved
  }

  /// Checks that a controller may leave the screen.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/notDismissible``, or ``UnaskedScreen``.
  @inline(never)  // Each of its many callers would have a copy of 3 KB.
  func check(leaving viewController: UIViewController) throws {
    if let screen = try unasked(leaving: viewController).first { throw UnaskedScreen(screen: screen) }
  }

  /// Checks that an action can place a controller, and that the controllers that it removes may leave.
  ///
  /// - Throws: The errors of the action and of ``check(leaving:)``.
  @inline(never)  // Asynchronous code would have a copy for each place where it may resume before.
  func check(
    _ action: StepAction, placing incoming: UIViewController, at existing: UIViewController,
    in projection: inout HierarchyProjection
  ) throws {
    for leaving in try action.preview(with: incoming, at: existing, in: &projection) { try check(leaving: leaving) }
  }

  /// Returns the screens with unsaved changes that would leave with a controller and were not asked.
  private func unasked(leaving viewController: UIViewController) throws -> [any LeaveConfirming] {
    let unsaved = try viewController.checkRemoval(for: steps[0].name, takingAlerts: options.isClosing)
    return asksScreens ? unsaved.filter { answers?.hasConfirmed($0) != true } : []
  }

  /// Returns a Boolean value that indicates whether the controller of a step will be inside the controller of the step before,
  /// once both are built.
  func goesInside(_ index: Int) -> Bool {
    let step = steps[index].definition
    guard step.builds, let action = step.containerAction else { return false }
    return action.works(on: steps[index + 1].definition.viewControllerType)
  }
}

extension [UIViewController] {
  /// The modals of this list that are not in the subtree of another one.
  @MainActor var lowest: [UIViewController] {
    filter { ($0.parent ?? $0.presentingViewController)?.leaves(with: self) != true }
  }
}
