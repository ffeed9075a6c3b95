/// The fourth stage, and the only one that changes what the user sees: all of it, or nothing.
///
/// It changes what lies under the modals, dismisses them, carries out the actions, and reveals the target.
@MainActor
struct Commit {
  private let request: NavigationRequest
  private let route: ResolvedRoute
  private var parts: [Build.Part]
  private let integrations: [Integration]
  private var undos: [@MainActor () async -> Void] = []
  /// Whether the user has seen something move, and may have acted since.
  private var hasAnimated = false
  /// The tab that was selected before the route has selected another.
  private var tabChange: Opening.TabChange?

  init(_ build: Build, for request: NavigationRequest) {
    self.request = request
    route = build.route
    parts = build.parts
    integrations = build.integrations
  }

  private var observers: Observers { request.surroundings.observers }

  /// - Returns: What there is of the steps now, target first.
  /// - Throws: What actions and context tasks throw, after everything is put back; ``RoutingError`` with the code
  ///   ``RoutingError/Code/undoIncomplete`` where UIKit refused to put something back.
  mutating func run() async throws -> [Build.Part] {
    let record = HierarchyRecord(of: route.window)
    do {
      if hasContextTasks(at: route.steps.count - 1) {
        try await runContextTasks(onStepAt: route.steps.count - 1, route.origin)
      }
      // What lies under the modals moves before they leave, unseen.
      var isCovered = !route.modals.isEmpty
      if !route.origin.isShownByContainers {
        try await reveal(route.origin, animated: request.animated && !isCovered)
      }
      for integration in integrations {
        if isCovered, !isPossibleUnderModals(integration) {
          try await dismissModals()
          isCovered = false
        }
        try await integrate(integration, animated: request.animated && !isCovered)
      }
      if isCovered {
        if let target = parts[0].viewController { try await reveal(target, animated: false) }
        try await dismissModals()
      }
      let target = if let target = parts[0].viewController { target } else { try await expected(at: 0) }
      if !target.isShownByContainers { try await reveal(target, animated: request.animated) }
      try Task.checkCancellation()
      Opening.note(tabChange, for: target)
      return parts
    } catch {
      try await undo(to: record, because: error)
      throw error
    }
  }

  /// Whether an action can be carried out on what the user does not see; one that presents, say, cannot.
  private func isPossibleUnderModals(_ integration: Integration) -> Bool {
    route.steps[integration.step].definition.containerAction != nil && parts[integration.step + 1].viewController != nil
  }

  private mutating func integrate(_ integration: Integration, animated: Bool) async throws {
    if hasAnimated { await TransitionWait.untilSettled(route.window) }
    try Task.checkCancellation()
    guard let action = route.steps[integration.step].definition.action else { return }
    let origin = integration.step + 1
    let existing = if let known = parts[origin].viewController { known } else { try await expected(at: origin) }
    if !existing.isShownByContainers { try await reveal(existing, animated: animated) }
    let undo = try await action.perform(with: integration.newcomer, at: existing, animated: animated)
    hasAnimated = animated
    if let undo { undos.append(undo) }
    observers.notify(.integrated(integration.newcomer, into: action.nearestTarget(at: existing), action: action))
  }

  /// Looks for the controller of a step that the actions so far were to bring into being.
  private mutating func expected(at index: Int) async throws -> UIViewController {
    let step = route.steps[index]
    let found = try step.find(in: SearchScope(window: route.window))
    observers.notify(.searched(NavigationStep(step: step), found: found))
    guard let found else { throw RoutingError.targetNotFound(step, in: route.steps[index + 1]) }
    parts[index].viewController = found
    if hasContextTasks(at: index) { try await runContextTasks(onStepAt: index, found) }
    return found
  }

  private func hasContextTasks(at index: Int) -> Bool {
    !request.surroundings.contextTasks.isEmpty || route.steps[index].definition.hasContextTasks
  }

  private func runContextTasks(onStepAt index: Int, _ viewController: UIViewController) async throws {
    let step = route.steps[index]
    for task in request.surroundings.contextTasks {
      try await task.perform(on: viewController, with: step.anyContext)
    }
    if step.definition.hasContextTasks { try await step.runContextTasks(on: viewController) }
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

  private func undo(to record: HierarchyRecord, because error: any Error) async throws {
    do {
      if Task.isCancelled {
        // What puts things back must not be stopped by the cancellation that made it necessary.
        try await Task { [self] in try await putBack(record) }.value
      } else {
        try await putBack(record)
      }
      observers.notify(.undone(because: error))
    } catch let refusal {
      throw RoutingError.undoIncomplete(
        because: error, refusal: refusal, before: record.snapshot, after: HierarchySnapshot(of: route.window))
    }
  }

  private func putBack(_ record: HierarchyRecord) async throws {
    for undo in undos.reversed() { await undo() }
    try await record.restore()
  }
}
