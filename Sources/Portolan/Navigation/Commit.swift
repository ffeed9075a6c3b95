/// The fourth stage, and the only one that changes what the user sees: all of it, or nothing.
///
/// It changes what lies under the modals, dismisses them, carries out the actions, and reveals the target. What takes no
/// time is done at once, and what does is told to whoever carries the stage out.
@MainActor
struct Commit {
  /// What the stage cannot go on without.
  enum Wait {
    /// The context tasks of a controller that was found.
    case contextTasks(ContextTasks, UIViewController)
    /// What moves in the window.
    case transition
    /// Containers that are to show a controller.
    case reveal(UIViewController, isAnimated: Bool)
    /// The modals that are to go.
    case dismissal
    /// An action that may take its time.
    case action(StepAction, UIViewController, at: UIViewController, isAnimated: Bool)
    /// The end of what an action has begun.
    case end(Ending)
  }

  /// What is to be done next, in this order; those in the middle once for each step that is to be integrated.
  private enum Phase {
    case prepareOrigin, revealOrigin
    case uncover, settle, findExisting, revealExisting, integrate
    case integrated(UIViewController)
    case revealUnderModals, dismiss, findTarget, revealTarget, end
  }

  private let route: ResolvedRoute
  private let request: NavigationRequest
  private let record: HierarchyRecord
  private var phase = Phase.prepareOrigin
  /// The step that is being integrated.
  private var index: Int
  /// Whether the modals are still there.
  private var isCovered: Bool
  /// Whether anything was waited for, or carried out.
  private var hasActed = false
  private var undos: [@MainActor () async -> Void] = []
  /// Whether the user has seen something move, and may have acted since.
  private var hasAnimated = false
  /// The tab that was selected before the route has selected another.
  private var tabChange: Opening.TabChange?

  init(_ route: ResolvedRoute, for request: NavigationRequest) {
    self.route = route
    self.request = request
    index = route.steps.count - 1
    isCovered = !route.modals.isEmpty
    record = HierarchyRecord(of: request.window)
  }

  private var observers: Observers { request.surroundings.observers }
  /// Nobody sees what moves under the modals.
  private var isAnimated: Bool { request.animated && !isCovered }

  /// Goes on until something has to be waited for.
  ///
  /// - Returns: `nil` when the user is there.
  /// - Throws: What actions and finders throw.
  mutating func advance() throws -> Wait? {
    while true {
      switch phase {
      case .prepareOrigin:
        phase = .revealOrigin
        if let wait = contextTasks(at: index, on: route.origin) { return wait }
      case .revealOrigin:
        goOn()
        // What lies under the modals moves before they leave, unseen.
        if !route.origin.isShownByContainers { return .reveal(route.origin, isAnimated: isAnimated) }
      case .uncover:
        phase = .settle
        if isCovered, !isPossibleUnderModals {
          isCovered = false
          return .dismissal
        }
      case .settle:
        phase = .findExisting
        if hasAnimated { return .transition }
      case .findExisting:
        if hasActed { try Task.checkCancellation() }
        phase = .revealExisting
        if let wait = try find(at: index + 1) { return wait }
      case .revealExisting:
        phase = .integrate
        if let existing = route.steps[index + 1].viewController, !existing.isShownByContainers {
          return .reveal(existing, isAnimated: isAnimated)
        }
      case .integrate:
        if let wait = try integrate() { return wait }
      case .integrated(let existing):
        tellIntegration(at: existing)
        goOn()
      case .revealUnderModals:
        phase = .dismiss
        if let target = route.steps[0].viewController, !target.isShownByContainers {
          return .reveal(target, isAnimated: false)
        }
      case .dismiss:
        phase = .findTarget
        isCovered = false
        return .dismissal
      case .findTarget:
        phase = .revealTarget
        if let wait = try find(at: 0) { return wait }
      case .revealTarget:
        phase = .end
        if let target = route.steps[0].viewController, !target.isShownByContainers {
          return .reveal(target, isAnimated: request.animated)
        }
      case .end:
        try Task.checkCancellation()
        if let target = route.steps[0].viewController { Opening.note(tabChange, for: target) }
        return nil
      }
    }
  }

  /// Waits for what the stage cannot go on without.
  ///
  /// - Throws: What actions and context tasks throw, and ``RoutingError`` where UIKit refuses something.
  mutating func attend(to wait: Wait) async throws {
    hasActed = true
    switch wait {
    case .contextTasks(let tasks, let viewController):
      try await tasks.run(on: viewController)
    case .transition:
      await TransitionWait.untilSettled(request.window)
    case .reveal(let viewController, let isAnimated):
      try await reveal(viewController, animated: isAnimated)
    case .dismissal:
      try await dismissModals()
    case .action(let action, let newcomer, let existing, let isAnimated):
      if let undo = try await action.perform(with: newcomer, at: existing, animated: isAnimated) { undos.append(undo) }
    case .end(let end):
      try await end()
    }
  }

  /// Puts everything back.
  ///
  /// - Parameter error: Why.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/undoIncomplete`` where UIKit refused to put something
  ///   back.
  func undo(because error: any Error) async throws {
    do {
      if Task.isCancelled {
        // What puts things back must not be stopped by the cancellation that made it necessary.
        try await Task { try await putBack() }.value
      } else {
        try await putBack()
      }
      observers.notify(.undone(because: error))
    } catch let refusal {
      throw RoutingError.undoIncomplete(
        because: error, refusal: refusal, before: record.snapshot(of: request.window),
        after: HierarchySnapshot(of: request.window))
    }
  }

  private func putBack() async throws {
    for undo in undos.reversed() { await undo() }
    try await record.restore(in: request.window)
  }

  /// Goes on with the next step that is to be integrated.
  private mutating func goOn() {
    repeat { index -= 1 } while index >= 0 && !route.steps[index].isToBeIntegrated
    phase = index >= 0 ? .uncover : isCovered ? .revealUnderModals : .findTarget
  }

  /// Whether the action can be carried out on what the user does not see; one that presents, say, cannot.
  private var isPossibleUnderModals: Bool {
    route.steps[index].definition.containerAction != nil && route.steps[index + 1].viewController != nil
  }

  private mutating func integrate() throws -> Wait? {
    guard let action = route.steps[index].definition.action, let newcomer = route.steps[index].viewController,
      let existing = route.steps[index + 1].viewController
    else { preconditionFailure("What is integrated was built, and what it is integrated into was found") }
    phase = .integrated(existing)
    hasActed = true
    let isAnimated = isAnimated
    hasAnimated = isAnimated
    switch try action.begin(with: newcomer, at: existing, animated: isAnimated) {
    case .done: return nil
    case .begun(let end): return .end(end)
    case .awaited: return .action(action, newcomer, at: existing, isAnimated: isAnimated)
    }
  }

  private func tellIntegration(at existing: UIViewController) {
    guard let action = route.steps[index].definition.action, let newcomer = route.steps[index].viewController else {
      return
    }
    observers.notify(.integrated(newcomer, into: action.nearestTarget(at: existing), action: action.action))
  }

  /// Looks for the controller of a step that the actions so far were to bring into being.
  private mutating func find(at index: Int) throws -> Wait? {
    guard route.steps[index].viewController == nil else { return nil }
    let step = route.steps[index]
    let found = try step.find(in: SearchScope(window: request.window))
    observers.notify(.searched(NavigationStep(step: step), found: found))
    guard let found else { throw RoutingError.targetNotFound(step, in: route.steps[index + 1]) }
    step.viewController = found
    return contextTasks(at: index, on: found)
  }

  private func contextTasks(at index: Int, on viewController: UIViewController) -> Wait? {
    let step = route.steps[index]
    guard ContextTasks.areNeeded(for: step, in: request) else { return nil }
    return .contextTasks(ContextTasks(request: request, step: step), viewController)
  }

  private mutating func dismissModals() async throws {
    guard let lowest = route.modals.first else { return }
    try Task.checkCancellation()
    try await ModalTransition.dismiss(lowest, animated: request.animated)
    hasAnimated = request.animated
    observers.notify(.dismissed(route.modals))
  }

  /// Makes every container show what leads to a controller, outermost first.
  private mutating func reveal(_ viewController: UIViewController, animated: Bool) async throws {
    if let parent = viewController.parent, !parent.isShownByContainers { try await reveal(parent, animated: animated) }
    guard let container = viewController.parent?.container, !container.isVisible(viewController) else { return }
    try Task.checkCancellation()
    if tabChange == nil { tabChange = Opening.TabChange(showing: viewController) }
    try await container.makeVisible(viewController, animated: animated)
    guard container.isVisible(viewController) else {
      throw RoutingError(
        .actionRefused, step: typeName(viewController),
        reason: "\(viewController.parent.map { typeName($0) } ?? "its container") did not show "
          + typeName(viewController),
        fix: "let the container show any of its children when code asks for it")
    }
    observers.notify(.revealed(viewController))
  }
}
