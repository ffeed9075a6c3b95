/// The fourth stage, and the only one that changes what the user sees.
///
/// It changes everything or nothing.
///
/// It changes the controllers under the modals, dismisses the modals, performs the actions, and reveals the target.
@MainActor
struct Commit {
  private let route: ResolvedRoute
  private let request: NavigationRequest
  private let record: HierarchyCheckpoint
  /// A Boolean value that indicates whether the modals are still presented.
  private var isCovered: Bool
  /// A Boolean value that indicates whether the hierarchy has changed, so that checks of the app may now fail.
  private(set) var hasMoved = false
  /// A Boolean value that indicates whether an animation has run, during which the user may have acted.
  private var hasAnimated = false
  private var undos: [@MainActor () async -> Void] = []
  /// The containers outside the window that were changed, by the build too.
  private var outside: OutsideCheckpoint
  /// The change of tabs that the route has made, with the tab that was selected before.
  private var tabChange: TabChange?
  /// The first controller that was opened in the tab that the route has selected, or `nil` if none was.
  private var opened: UIViewController?
  /// The view that the user was editing in the modals, which loses its focus when they leave.
  private weak var edited: UIView?

  init(_ route: ResolvedRoute, for request: NavigationRequest, after build: Build) {
    self.route = route
    self.request = request
    outside = build.outside
    isCovered = !route.modals.isEmpty
    record = HierarchyCheckpoint(of: request.window, from: route.origin)
  }

  private var window: UIWindow { request.window }
  /// A Boolean value that indicates whether changes are animated.
  ///
  /// Changes under the modals are not, because they are not visible.
  private var isAnimated: Bool { request.animated && !isCovered }

  /// Takes the user to the target.
  ///
  /// - Throws: The errors of actions, finders and context tasks, or ``RoutingError`` if UIKit or a screen refuses a
  ///   change.
  mutating func run() async throws {
    let first = route.steps[route.steps.count - 1]
    if let origin = route.origin, ContextTasks.areNeeded(for: first, in: request) {
      try await ContextTasks.run(first, on: origin, in: request)
    }
    // The controllers under the modals change before the modals leave, while they are not visible.
    if let origin = route.origin, !origin.isShownByContainers { try await reveal(origin, animated: isAnimated) }
    for index in (0..<route.steps.count - 1).reversed() {
      let step = route.steps[index]
      if step.isToBeEmbedded { try await embed(at: index) }
      if step.isToBeIntegrated {
        try await integrate(at: index)
      } else if step.viewController == nil {
        try await find(at: index)
      } else {
        try checkEmbedded(at: index)
      }
    }
    if isCovered {
      if let target = route.steps[0].viewController { try await reveal(target, animated: false) }
      try await uncover()
    }
    guard let target = route.steps[0].viewController else {
      preconditionFailure("The target was found, or it is an error")
    }
    if !target.isShownByContainers { try await reveal(target, animated: request.animated) }
    // The app may have begun to dismiss a modal meanwhile, which still covers the target.
    if window.hasMovingModals { await TransitionWait.untilSettled(window) }
    try Task.checkCancellation()
    guard target.isReached(in: window) else { throw RoutingError.targetLeft(target, at: route.steps[0]) }
    // A route back to a screen leaves the way back from it as it was.
    if tabChange != nil || route.steps.count > 1 {
      TabChange.record(nil, for: target)
      TabChange.record(tabChange, for: opened ?? target)
    }
  }

  /// Performs the action of a step.
  private mutating func integrate(at index: Int) async throws {
    let step = route.steps[index]
    if isCovered, step.definition.containerAction == nil || route.steps[index + 1].viewController == nil {
      try await uncover()
    }
    if hasAnimated { await TransitionWait.untilSettled(window) }
    guard let action = step.definition.action, let newcomer = step.viewController else {
      preconditionFailure("What is integrated was built")
    }
    let origin = route.steps[index + 1].viewController
    if let origin {
      if !origin.isShownByContainers { try await reveal(origin, animated: isAnimated) }
      // A screen of the route may have left as soon as it appeared.
      if hasMoved, !origin.isReached(in: window) { throw RoutingError.targetLeft(origin, at: route.steps[index + 1]) }
    }
    if newcomer.parent != nil { try await leaveContainer(newcomer) }
    guard let existing = origin ?? window.rootViewController else {
      hasMoved = true
      window.rootViewController = newcomer
      return request.notify(.integrated(newcomer.nameOfClass, into: nil, action: describe(action.action)))
    }
    let target = action.nearestTarget(at: existing)
    if target.isSettling { await TransitionWait.untilSettled(target) }
    try Task.checkCancellation()
    try checkSettled(target, before: step)
    if hasMoved || request.hasWaited || !step.isChecked { try checkAgain(action, with: newcomer, at: existing) }
    let isAnimated = isAnimated
    hasMoved = true
    hasAnimated = isAnimated
    // UIKit loads the view only of a controller that it takes.
    var isTaken = false
    let isUnloaded = !newcomer.isViewLoaded
    do {
      switch try action.begin(with: newcomer, at: existing, animated: isAnimated) {
      case .done: break
      case .begun(let end):
        isTaken = newcomer.parent != nil || newcomer.presentingViewController != nil
        try await end()
      case .awaited: try await perform(action, of: step, with: newcomer, at: existing, animated: isAnimated)
      }
    } catch let error as RoutingError
      where [.actionRefused, .presentationRefused].contains(error.code)
      && (isTaken || isUnloaded && newcomer.isViewLoaded)
    {
      throw RoutingError.targetLeft(newcomer, at: step)
    }
    if tabChange != nil, opened == nil { opened = newcomer }
    request.notify(
      .integrated(newcomer.nameOfClass, into: action.nearestTarget(at: existing).nameOfClass, action: describe(action.action)))
  }

  /// Checks that UIKit would not put a change of a container off until a transition ends, long after the answer.
  private func checkSettled(_ container: UIViewController, before step: BoundStep) throws {
    guard RequestBudget.current.isExhausted, let coordinator = container.transitionCoordinator,
      // The coordinator of a modal does not put it off.
      !window.hasMovingModals || coordinator.viewController(forKey: .to)?.parent === container
    else { return }
    throw RoutingError.transitionLasts(at: container, before: step.name)
  }

  /// Checks an action once more, including the screens that it would remove, because one may have been pushed or edited
  /// since.
  private func checkAgain(_ action: any StepAction, with newcomer: UIViewController, at existing: UIViewController)
    throws
  {
    var projection = HierarchyProjection(showing: existing)
    for leaving in try action.preview(with: newcomer, at: existing, in: &projection) {
      try route.check(leaving: leaving)
    }
  }

  /// Performs an app's own action, whose effects are undone even if it returns too late.
  private mutating func perform(
    _ action: any StepAction, of step: BoundStep, with newcomer: UIViewController, at existing: UIViewController,
    animated: Bool
  ) async throws {
    let undo = try await AppCode(request: request, step: step.name).run {
      try await action.perform(with: newcomer, at: existing, animated: animated)
    } droppingLate: { undo in
      if let undo { NavigationRequest.startIndependentTask { await undo() } }
    }
    if let undo { undos.append(undo) }
    // The action may have begun a transition, and need not wait for its end.
    if newcomer.isSettling { await TransitionWait.untilSettled(newcomer) }
    if window.isMoving { await TransitionWait.untilSettled(window) }
  }

  /// Adds a controller of the hierarchy to a container that was built for it.
  private mutating func embed(at index: Int) async throws {
    guard let action = route.steps[index].definition.containerAction,
      let newcomer = route.steps[index].viewController,
      let existing = route.steps[index + 1].viewController
    else { preconditionFailure("What is embedded was built, and so was what it is embedded in") }
    hasMoved = true
    try await leaveContainer(newcomer)
    let target = action.nearestTarget(at: existing)
    if !record.holds(target) { outside.record(target) }
    if try !action.embedImmediately(newcomer, at: existing) { return try await action.embed(newcomer, at: existing) }
    // The container may be on screen by now.
    if target.isSettling { await TransitionWait.untilSettled(target) }
  }

  /// Checks that an app's own container has taken the controller that was placed in it before it was shown.
  private func checkEmbedded(at index: Int) throws {
    // UIKit's own containers are checked when they are filled.
    if route.steps[index + 1].definition.makesNewContainer, route.goesInside(index) { return }
    guard let action = route.steps[index].definition.containerAction,
      let container = route.steps[index + 1].viewController.map(action.nearestTarget), container.builtInContainer == nil
    else { return }
    try route.steps[index].viewController?.checkTaken(by: container, after: action.action)
  }

  /// Removes a controller that the app has already from its container.
  ///
  /// The container may be in another window, or in none: the app may keep it, or it may have been dismissed by now.
  private mutating func leaveContainer(_ newcomer: UIViewController) async throws {
    guard let parent = newcomer.parentWithAdapter, let container = parent.container else { return }
    // The other steps may remove another controller now.
    hasMoved = true
    if !record.holds(parent) { outside.record(parent) }
    try await container.setContainedViewControllers(
      container.containedViewControllers.filter { $0 !== newcomer }, animated: false)
    guard newcomer.parentWithAdapter === parent else { return }
    throw RoutingError(
      .actionRefused, step: typeName(newcomer),
      reason: "\(typeName(newcomer)) is still in \(typeName(parent)), which did not let it go",
      fix: "let the factory build a new controller, or let \(typeName(parent)) change its children when it is told to")
  }

  /// Finds the controller of a step that the actions so far should have created.
  private mutating func find(at index: Int) async throws {
    let step = route.steps[index]
    var found: UIViewController?
    if isCovered, let below = route.steps[index + 1].viewController {
      found = try step.find(in: SearchScope(window: window, start: below.level))
      if found == nil { found = try await open(step, from: below) }
      // The controller may be found once the modals over it are gone.
      if found == nil { try await uncover() }
    }
    if found == nil { found = try step.find(in: SearchScope(window: window)) }
    if found == nil, let origin = route.steps[index + 1].viewController { found = try await open(step, from: origin) }
    request.notify(.searched(step, found: found))
    guard let found else { throw RoutingError.targetNotFound(step, in: route.steps[index + 1]) }
    if !isCovered, let cover = found.modalsOver.first, coversSteps(cover) {
      hasMoved = true
      try await found.dismissLatecomers(in: window, for: step.name, sparingAlerts: true, sparingStaying: true)
    }
    step.viewController = found
    try await ContextTasks.run(step, on: found, in: request)
  }

  /// Selects the tab of a step, whose controller did not exist, and finds the controller there.
  private mutating func open(_ step: BoundStep, from origin: UIViewController) async throws -> UIViewController? {
    guard step.tab != nil, let tabs = origin.nearest(UITabBarController.self) else { return nil }
    try await reveal(tabs, animated: false)
    await TransitionWait.untilSettled(tabs)
    try Task.checkCancellation()
    let old = tabs.selectedViewController
    hasMoved = true
    guard let shown = try origin.openTab(for: step) else { return nil }
    if tabChange == nil, shown !== old { tabChange = TabChange(in: tabs, from: old, to: shown) }
    if shown.isSettling { await TransitionWait.untilSettled(shown) }
    request.notify(.revealed(shown.nameOfClass))
    let start = SearchScope(window: window, start: origin.level)
    return try step.find(in: start) ?? origin.contentOfTab(for: step, in: shown)
  }

  /// Returns a Boolean value that indicates whether a modal must leave to show a controller under it.
  ///
  /// It belongs to a step of the route, or it was there before the commit. A modal that a screen of the route has
  /// presented stays.
  private func coversSteps(_ modal: UIViewController) -> Bool {
    route.steps.contains { $0.viewController?.level === modal } || record.holdsPresentation(of: modal)
  }

  /// Dismisses the modals, and any controller that is presented because they leave.
  private mutating func uncover() async throws {
    guard isCovered else { return }
    isCovered = false
    hasMoved = true
    hasAnimated = request.animated
    try Task.checkCancellation()
    edited = route.modals.lazy.compactMap { $0.viewIfLoaded?.editedView }.first
    let budget = RequestBudget.current
    // The modal of a controller around the others lies over them, and leaves first.
    for lowest in route.modals.lowest.reversed() {
      repeat {
        for leaving in route.lowestModals { try route.check(leaving: leaving) }
      } while try await !ModalTransition.dismiss(lowest, animated: request.animated) && budget.spend()
    }
    request.notify(.dismissed(route.modals.map(\.nameOfClass)))
    try await route.origin?.dismissLatecomers(
      in: window, for: route.steps[0].name, sparingAlerts: true, sparingStaying: !route.dismissesAll)
  }

  /// Makes every container show the child that leads to a controller, outermost first.
  private mutating func reveal(_ viewController: UIViewController, animated: Bool) async throws {
    if viewController.isShownByContainers { return }
    if let parent = viewController.parent { try await reveal(parent, animated: animated) }
    guard let parent = viewController.parent, let container = parent.container else { return }
    let viewController = container.child(in: viewController)
    if container.isVisible(viewController) { return }
    // A container that is not visible may still be in a transition, and would postpone the change.
    await TransitionWait.untilSettled(parent)
    try Task.checkCancellation()
    guard container.containedViewControllers.containsInstance(viewController) else {
      throw RoutingError.targetLeft(viewController, at: route.steps[0])
    }
    try checkSettled(parent, before: route.steps[0])
    for leaving in container.viewControllersRemoved(byShowing: viewController) { try route.check(leaving: leaving) }
    if tabChange == nil { tabChange = TabChange(showing: viewController) }
    hasMoved = true
    hasAnimated = hasAnimated || animated
    let isUnloaded = !viewController.isViewLoaded
    if container is any BuiltInAdapter {
      try await container.makeVisible(viewController, animated: animated)
    } else {
      try await AppCode(request: request, step: typeName(parent)).run {
        try await container.makeVisible(viewController, animated: animated)
      }
    }
    guard container.isVisible(viewController) else {
      if isUnloaded, viewController.isViewLoaded { throw RoutingError.targetLeft(viewController, at: route.steps[0]) }
      throw RoutingError.notShown(viewController, by: parent)
    }
    request.notify(.revealed(viewController.nameOfClass))
  }

  /// Restores the hierarchy to its state before the commit.
  ///
  /// - Parameter error: The error that causes the undo.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/undoIncomplete`` if UIKit or a container refuses a
  ///   part of it.
  func undo(because error: any Error) async throws {
    do {
      if Task.isCancelled {
        // The cancellation must not stop the undo, which waits only briefly for transitions, as the cancelled commit did.
        RequestBudget.current.patience = RequestBudget.patienceWhenCancelled
        try await Task { try await putBack() }.value
      } else {
        try await putBack()
      }
      request.notify(.undone(because: NavigationFailure(error)))
    } catch let refusal {
      throw RoutingError.undoIncomplete(
        because: error, refusal: refusal, before: record.snapshot(of: window), after: HierarchySnapshot(of: window))
    }
  }

  private func putBack() async throws {
    for undo in undos.reversed() { await undo() }
    let budget = RequestBudget.current
    budget.renewAttempts()
    while true {
      if window.isMoving { await TransitionWait.untilSettled(window) }
      // A screen may present something, or move on, because it leaves. The next attempt takes that away.
      do {
        try await record.restore(in: window)
        try await outside.restore(besides: window)
        try record.verify(in: window)
        edited?.becomeFirstResponder()
        return
      } catch { if !budget.spend() { throw error } }
    }
  }
}
