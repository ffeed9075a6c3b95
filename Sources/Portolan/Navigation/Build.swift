/// The third stage: makes the missing controllers, outermost first, and puts together outside every window what will
/// be shown together. Nothing that the user sees is touched.
@MainActor
final class Build {
  let route: ResolvedRoute
  /// The controllers of the steps, target first; `nil` where a step is still to be built, or to be found during the
  /// commit.
  private(set) var controllers: [UIViewController?] = []
  /// What is left for the commit to integrate, outermost first.
  private(set) var integrations: [Integration] = []
  private let request: NavigationRequest
  /// Children that a container's factory has asked for, to be placed afterwards if it then did not use them.
  private var placed: Set<Int> = []

  init(_ route: ResolvedRoute, for request: NavigationRequest) {
    self.route = route
    self.request = request
    controllers.reserveCapacity(route.steps.count)
    for step in route.steps { controllers.append(step.found) }
  }

  /// - Throws: What factories, context tasks and checks of actions throw.
  func run() async throws {
    var index = route.steps.count - 1
    while index > 0 {
      index -= 1
      let step = route.steps[index]
      guard step.definition.builds else { continue }
      let newcomer: UIViewController
      if let built = controllers[index] {
        newcomer = built
      } else {
        try Task.checkCancellation()
        newcomer = try await step.build(integrating: ChildCoordinator(of: self, at: index))
        note(newcomer, at: index)
        if hasContextTasks(at: index) { try await runContextTasks(at: index, on: newcomer) }
      }
      if placed.contains(index), newcomer.parent != nil { continue }
      guard let action = step.definition.action else { continue }
      if let existing = controllers[index + 1] {
        if isNew(existing.level) {
          if let action = step.definition.containerAction {
            try await action.embed(newcomer, at: existing)
            continue
          }
        } else {
          try check(action, with: newcomer, at: existing)
        }
      }
      integrations.append(Integration(step: index, newcomer: newcomer, action: action))
    }
  }

  /// Builds the step inside the one that is being built, for a container factory.
  func embedChild(of index: Int, among existing: [UIViewController]) async throws -> [UIViewController] {
    let child = index - 1
    guard child >= 0, route.steps[child].definition.builds, controllers[child] == nil,
      let action = route.steps[child].definition.containerAction,
      action.works(on: route.steps[index].definition.viewControllerType)
    else { return existing }
    try Task.checkCancellation()
    let newcomer = try await route.steps[child].build(integrating: ChildCoordinator(of: self, at: child))
    note(newcomer, at: child)
    if hasContextTasks(at: child) { try await runContextTasks(at: child, on: newcomer) }
    var children = existing
    try action.perform(embedding: newcomer, in: &children)
    placed.insert(child)
    return children
  }

  var window: UIWindow { route.window }

  private func note(_ newcomer: UIViewController, at index: Int) {
    request.surroundings.observers.notify(.built(NavigationStep(step: route.steps[index]), newcomer))
    controllers[index] = newcomer
  }

  private func hasContextTasks(at index: Int) -> Bool {
    !request.surroundings.contextTasks.isEmpty || route.steps[index].definition.hasContextTasks
  }

  private func runContextTasks(at index: Int, on viewController: UIViewController) async throws {
    let step = route.steps[index]
    for task in request.surroundings.contextTasks {
      try await task.perform(on: viewController, with: step.anyContext)
    }
    if step.definition.hasContextTasks { try await step.runContextTasks(on: viewController) }
  }

  /// Asks an action that will work on what the user sees, and those who would leave.
  private func check(_ action: any Action, with newcomer: UIViewController, at existing: UIViewController) throws {
    try action.check(with: newcomer, at: existing)
    for leaving in try action.removed(with: newcomer, at: existing) { try route.check(leaving: leaving) }
  }

  /// Whether a level of the hierarchy is one that this stage built.
  private func isNew(_ level: UIViewController) -> Bool {
    controllers.dropLast().contains { $0 === level }
  }
}

/// A controller that was built and its action, which works on the controller of the step before.
@MainActor
struct Integration {
  let step: Int
  let newcomer: UIViewController
  let action: any Action
}
