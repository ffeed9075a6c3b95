/// The only stage that changes what the user sees: everything or nothing.
///
/// It changes the controllers under the modals, dismisses the modals, performs the actions, and reveals the target.
@MainActor
struct Commit {
  private let run: NavigationRun
  private let route: ResolvedRoute
  private let transaction: Transaction
  /// The controllers of the missing steps; the commit adds those that it finds.
  private var parts: [BuiltRoute.Part]
  /// A Boolean value that indicates whether the modals are still presented.
  private var isCovered: Bool
  /// A Boolean value that indicates whether the hierarchy has changed, so that checks of the app may now fail.
  private var hasChanged = false
  /// A Boolean value that indicates whether an animation has run, so that the user may have acted.
  private var hasAnimated = false
  /// The change of tabs that the route has made, with the tab that was selected before.
  private var tabChange: TabChange?
  /// The first controller that was opened in the tab that the route has selected, or `nil` if none was.
  private var opened: UIViewController?

  init(_ built: BuiltRoute, in transaction: Transaction, by run: NavigationRun) {
    self.run = run
    self.transaction = transaction
    route = built.route
    parts = built.parts
    isCovered = !route.modals.isEmpty
    transaction.begin(from: route.origin)
  }

  /// The controller of a step, or `nil` if it is not found yet.
  private subscript(index: Int) -> UIViewController? {
    index < parts.count ? parts[index].viewController : route.origin
  }

  private var window: UIWindow { run.request.window }
  /// A Boolean value that indicates whether changes are animated; those under the modals are not visible, and never are.
  private var isAnimated: Bool { run.request.animated && !isCovered }

  /// Takes the user to the target.
  ///
  /// - Returns: The route with all controllers.
  /// - Throws: The errors of actions, finders and context tasks, or ``RoutingError`` if UIKit or a screen refuses a
  ///   change.
  mutating func carryOut() async throws -> ReachedRoute {
    try await removeDeparting()
    if let origin = route.origin {
      let step = route.steps[route.steps.count - 1]
      if run.hasContextTasks(of: step) {
        try await run.runContextTasks(of: step, on: origin)
        // A task may have edited a screen, or moved something, also one that has not waited.
        run.hasWaited = true
      }
      // The controllers under the modals change before the modals leave, while they are not visible.
      if !origin.isShownByContainers { try await reveal(origin) }
    }
    for index in parts.indices.reversed() { try await carryOut(at: index) }
    guard let target = self[0] else { preconditionFailure("The target was found, or it is an error") }
    if !target.isShownByContainers { try await reveal(target) }
    if isCovered {
      try await uncover()
      if !target.isShownByContainers { try await reveal(target) }
    }
    // The app may have begun to dismiss a modal meanwhile, which still covers the target.
    if window.hasModalsInTransition { await TransitionWait.untilAtRest(window) }
    return try reached(target)
  }

  /// Returns the route once its target is reached, and notes the way back from it.
  @inline(never) private func reached(_ target: UIViewController) throws -> ReachedRoute {
    try Task.checkCancellation()
    guard target.isReached(in: window) else { throw RoutingError.targetLeft(target, at: route.steps[0]) }
    // A route back to a screen leaves the way back from it as it was, and so does one that closes another screen.
    if !run.request.options.isClosing, tabChange != nil || route.steps.count > 1 {
      target.routerNotes?.tabChange = nil
      if let tabChange { (opened ?? target).makeRouterNotes().tabChange = tabChange }
    }
    return ReachedRoute(route, with: parts, hasChanged: hasChanged)
  }

  /// Finds the controller of a step, or puts it into the hierarchy.
  private mutating func carryOut(at index: Int) async throws {
    switch parts[index].arrival {
    case .expected: try await find(at: index)
    case .inside(isTaken: true): break
    case .inside(isTaken: false): try checkInside(at: index)
    case .byAction(let isChecked): try await place(at: index, isChecked: isChecked)
    }
  }

  /// Puts the controller of a step into the hierarchy, once its origin is shown and it has left its container.
  private mutating func place(at index: Int, isChecked: Bool) async throws {
    let step = route.steps[index]
    let origin = self[index + 1]
    if isCovered, origin == nil || step.definition.containerAction == nil { try await uncover() }
    if hasAnimated { await TransitionWait.untilAtRest(window) }
    guard let action = step.definition.action, let incoming = self[index] else {
      preconditionFailure("What is placed was built")
    }
    if let origin {
      if !origin.isShownByContainers { try await reveal(origin) }
      try checkReached(origin, at: index + 1)
    }
    if let parent = incoming.parentWithAdapter { try await remove([incoming], from: parent) }
    guard let existing = origin ?? window.rootViewController else { return setRoot(incoming, by: action) }
    let target = action.nearest(to: existing) ?? existing
    if target.isInTransition { await TransitionWait.untilAtRest(target) }
    try await perform(action, of: step, placing: incoming, at: existing, inside: target, isChecked: isChecked)
  }

  /// Checks that a screen of the route has not left as soon as it appeared.
  @inline(never) private func checkReached(_ origin: UIViewController, at index: Int) throws {
    if hasChanged, !origin.isReached(in: window) { throw RoutingError.targetLeft(origin, at: route.steps[index]) }
  }

  /// Puts a controller into an empty window.
  @inline(never) private mutating func setRoot(_ incoming: UIViewController, by action: StepAction) {
    hasChanged = true
    window.rootViewController = incoming
    run.request.notify(.integrated(incoming.nameOfClass, into: nil, action: action.name))
  }

  /// Performs the action of a step, whose container is in no transition.
  private mutating func perform(
    _ action: StepAction, of step: BoundStep, placing incoming: UIViewController, at existing: UIViewController,
    inside target: UIViewController, isChecked: Bool
  ) async throws {
    try Task.checkCancellation()
    try checkSettled(target, before: step)
    if hasChanged || run.hasWaited || !isChecked {
      // A screen that the action would remove may have been pushed or edited since.
      var projection = HierarchyProjection(showing: existing)
      try route.check(action, placing: incoming, at: existing, in: &projection)
    }
    transaction.willChange(target)
    let isAnimated = isAnimated
    hasChanged = true
    hasAnimated = isAnimated
    // UIKit loads the view only of a controller that it takes.
    var isTaken = false
    let isUnloaded = !incoming.isViewLoaded
    do {
      let work = try action.begin(with: incoming, at: existing, animated: isAnimated)
      // The checkpoint is of this window, and an action may present in another one.
      if incoming.presentingViewController != nil, !incoming.isInHierarchy(of: window) {
        transaction.add { _ = try? await ModalTransition.dismiss(incoming, animated: false) }
      }
      switch work {
      case .finished: break
      case .pending(let end) where action.isBuiltIn(at: existing):
        isTaken = incoming.parent != nil || incoming.presentingViewController != nil
        _ = try await end()
      case .pending(let work): try await wait(for: work, of: step, placing: incoming)
      }
    } catch let error as RoutingError where error.isRefusal && (isTaken || isUnloaded && incoming.isViewLoaded) {
      throw RoutingError.targetLeft(incoming, at: step)
    }
    if tabChange != nil, opened == nil { opened = incoming }
    run.request.notify(.integrated(incoming.nameOfClass, into: target.nameOfClass, action: action.name))
  }

  /// Checks that UIKit would not put a change of a container off until a transition ends, long after the answer.
  private func checkSettled(_ container: UIViewController, before step: BoundStep) throws {
    guard let coordinator = container.transitionCoordinator, run.limits.isExhausted,
      // The coordinator of a modal does not put it off.
      !window.hasModalsInTransition || coordinator.viewController(forKey: .to)?.parent === container
    else { return }
    throw RoutingError.transitionLasts(at: container, before: step.name)
  }

  /// Waits for an app's own action, whose effects are undone even if it returns too late.
  private mutating func wait(
    for work: @escaping @MainActor () async throws -> (@MainActor () async -> Void)?, of step: BoundStep,
    placing incoming: UIViewController
  ) async throws {
    let undo = try await run.value(of: .pending(work), for: step.name) { undo in
      if let undo { RequestScope.startIndependentTask { await undo() } }
    }
    if let undo { transaction.add(undo) }
    // The action may have begun a transition, and need not wait for its end.
    await TransitionWait.untilAtRest(incoming)
    await TransitionWait.untilAtRest(window)
  }

  /// Checks that an app's own container has taken the controller placed in it.
  private func checkInside(at index: Int) throws {
    guard let action = route.steps[index].definition.action, let existing = self[index + 1],
      let container = action.nearest(to: existing)
    else { return }
    try self[index]?.checkTaken(by: container, after: action.action)
  }

  /// Takes the controllers that leave besides from their stacks, with everything above them by now, without animation.
  private mutating func removeDeparting() async throws {
    for lowest in route.departing {
      guard let stack = lowest.parentWithAdapter else {
        if lowest.presentingViewController == nil { continue }
        try route.check(leaving: lowest)
        hasChanged = true
        try await ModalTransition.dismiss(lowest, animated: false)
        continue
      }
      await TransitionWait.untilAtRest(stack)
      try Task.checkCancellation()
      guard let children = stack.container?.containedViewControllers, let index = lowest.positionOnStack else {
        continue
      }
      for leaving in children[index...] { try route.check(leaving: leaving) }
      try await remove(Array(children[index...]), from: stack)
      run.request.notify(.revealed(children[index - 1].nameOfClass))
    }
  }

  /// Removes controllers from their container, also from one in another window, or in none.
  private mutating func remove(_ leaving: [UIViewController], from parent: UIViewController) async throws {
    guard let container = parent.container else { return }
    // The other steps may remove another controller now.
    hasChanged = true
    transaction.willChange(parent)
    try await run.change(parent) {
      try await container.setContainedViewControllers(
        container.containedViewControllers.leaving(for: leaving), animated: false)
    }
    if let kept = leaving.first(where: { $0.parentWithAdapter === parent }) {
      let (name, place) = (typeName(kept), typeName(parent))
      throw RoutingError(
        .actionRefused, step: name, reason: "\(name) is still in \(place), which did not let it go",
        fix: "let the factory build a new controller, or let \(place) change its children when it is told to")
    }
  }

  /// Finds the controller of a step that the actions so far should have created.
  private mutating func find(at index: Int) async throws {
    let step = route.steps[index]
    let found = try await searchUncovering(at: index)
    // The app may have put it there just now, and UIKit shows it in a later turn.
    if found.isInTransition { await TransitionWait.untilAtRest(found) }
    if !isCovered, isCoveredByKnownModal(found) {
      hasChanged = true
      try await found.dismissLaterModals(in: window, for: step.name, sparingAlerts: true, sparingStaying: true)
    }
    parts[index].viewController = found
    if run.hasContextTasks(of: step) { try await run.runContextTasks(of: step, on: found) }
  }

  /// Returns a Boolean value that indicates whether the lowest modal over a controller is of the route, or older than the commit.
  ///
  /// A modal that a screen of the route has presented stays.
  @inline(never) private func isCoveredByKnownModal(_ found: UIViewController) -> Bool {
    guard let cover = found.modalsOver().first else { return false }
    if transaction.checkpoint.holdsPresentation(of: cover) { return true }
    return route.steps.indices.contains { self[$0]?.level === cover }
  }

  /// Finds the controller of a step, if need be once the modals are gone.
  private mutating func searchUncovering(at index: Int) async throws -> UIViewController {
    let start = isCovered ? self[index + 1]?.level : window.startOfNavigations
    var found = try await search(at: index, in: SearchScope(window: window, start: start))
    if found == nil, isCovered {
      // The controller may be found once the modals over it are gone.
      try await uncover()
      found = try await search(at: index, in: SearchScope(window: window))
    }
    run.request.didSearch(route.steps[index], found: found)
    if let found { return found }
    throw RoutingError.targetNotFound(route.steps[index], in: route.steps[index + 1], of: window)
  }

  /// Asks the finder of a step, and then selects the tab where its controller is.
  private mutating func search(at index: Int, in scope: SearchScope) async throws -> UIViewController? {
    let step = route.steps[index]
    if let found = try step.find(in: scope) { return found }
    guard #available(iOS 18, *), let identifier = route.steps[index + 1].additions?.tab, let origin = self[index + 1],
      let tabs = origin.nearest(UITabBarController.self)
    else { return nil }
    if !tabs.isShownByContainers { try await reveal(tabs) }
    await TransitionWait.untilAtRest(tabs)
    try Task.checkCancellation()
    let tab = try origin.tab(identifier, for: step)
    let old = tabs.selectedViewController
    hasChanged = true
    tabs.selectedTab = tab
    // UIKit may create the controller only when it lays out the view; asking for it creates it at once.
    guard let shown = tabs.selectedViewController ?? tab.viewController else { return nil }
    if tabChange == nil, shown !== old { tabChange = TabChange(container: tabs, old: old, new: shown) }
    if shown.isInTransition { await TransitionWait.untilAtRest(shown) }
    if tab.parent != nil { keepScreens(of: shown) }
    run.request.notify(.revealed(shown.nameOfClass))
    return try step.find(in: SearchScope(window: window, start: origin.level)) ?? tab.content(in: shown, for: step)
  }

  /// Lets the undo put back the screens of a tab before the stack of its group shows those of another one.
  @inline(never) private func keepScreens(of shown: UIViewController) {
    guard let stack = shown as? UINavigationController else { return }
    let screens = stack.viewControllers
    transaction.add { stack.setViewControllers(screens, animated: false) }
  }

  /// Dismisses the modals, and any controller that is presented because they leave.
  private mutating func uncover() async throws {
    isCovered = false
    hasChanged = true
    hasAnimated = run.request.animated
    try Task.checkCancellation()
    transaction.edited = route.modals.lazy.compactMap { $0.viewIfLoaded?.editedView }.first
    // The modal of a controller around the others lies over them, and leaves first.
    for lowest in route.modals.lowest.reversed() {
      repeat {
        try checkModals()
      } while try await !ModalTransition.dismiss(lowest, animated: run.request.animated) && run.limits.spend()
    }
    run.request.notify(.dismissed(route.modals.map(\.nameOfClass)))
    guard let origin = route.origin else { return }
    let sparesStaying = !route.replaced.containsInstance(origin.level)
    try await origin.dismissLaterModals(
      in: window, for: route.steps[0].name, sparingAlerts: true, sparingStaying: sparesStaying)
  }

  /// Checks that the modals may leave.
  @inline(never) private func checkModals() throws {
    let modals = route.origin?.modalsOver(all: route.dismissesAll) ?? []
    for leaving in modals.lowest { try route.check(leaving: leaving) }
  }

  /// Makes every container show the child that leads to a controller, outermost first.
  private mutating func reveal(_ viewController: UIViewController) async throws {
    if let around = viewController.parent ?? viewController.presentingViewController { try await reveal(around) }
    guard let parent = viewController.parent, let container = parent.container else { return }
    let viewController = container.child(in: viewController)
    if container.isVisible(viewController) { return }
    // A container that is not visible may still be in a transition, and would postpone the change.
    await TransitionWait.untilAtRest(parent)
    try Task.checkCancellation()
    guard container.containedViewControllers.containsInstance(viewController) else {
      throw RoutingError.targetLeft(viewController, at: route.steps[0])
    }
    try checkSettled(parent, before: route.steps[0])
    for leaving in container.viewControllersRemoved(byShowing: viewController) { try route.check(leaving: leaving) }
    if tabChange == nil { tabChange = TabChange(showing: viewController) }
    hasChanged = true
    let isAnimated = isAnimated
    hasAnimated = hasAnimated || isAnimated
    let isUnloaded = !viewController.isViewLoaded
    try await run.change(parent) { try await container.makeVisible(viewController, animated: isAnimated) }
    guard container.isVisible(viewController) else {
      if isUnloaded, viewController.isViewLoaded { throw RoutingError.targetLeft(viewController, at: route.steps[0]) }
      throw RoutingError.notShown(viewController, by: parent)
    }
    run.request.notify(.revealed(viewController.nameOfClass))
  }
}
