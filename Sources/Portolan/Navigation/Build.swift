/// The third stage: makes the missing controllers, outermost first, and puts together outside every window what will
/// be shown together. Nothing that the user sees is touched.
@MainActor
final class Build {
  /// What there is of a step.
  struct Part {
    /// `nil` where the controller is still to be built, or to be found during the commit.
    var viewController: UIViewController?
    /// Whether a container's factory has asked for it. It is placed afterwards if it was not used then.
    var isPlaced = false
  }

  let route: ResolvedRoute
  /// The parts, target first.
  private(set) var parts: [Part]
  /// What is left for the commit to integrate, outermost first.
  private(set) var integrations: [Integration] = []
  private let request: NavigationRequest

  init(_ route: ResolvedRoute, for request: NavigationRequest) {
    self.route = route
    self.request = request
    var parts: [Part] = []
    parts.reserveCapacity(route.steps.count)
    for _ in route.steps.dropLast() { parts.append(Part()) }
    parts.append(Part(viewController: route.origin))
    self.parts = parts
  }

  /// - Throws: What factories, context tasks and checks of actions throw.
  func run() async throws {
    var integrations: [Integration] = []
    var index = route.steps.count - 1
    while index > 0 {
      index -= 1
      let step = route.steps[index]
      guard step.definition.builds else { continue }
      let newcomer: UIViewController
      if let built = parts[index].viewController {
        newcomer = built
        if parts[index].isPlaced, newcomer.parent != nil { continue }
      } else {
        try Task.checkCancellation()
        newcomer = try await step.build(integrating: ChildCoordinator(of: self, at: index))
        note(newcomer, at: index, isPlaced: false)
        if hasContextTasks(at: index) { try await runContextTasks(at: index, on: newcomer) }
      }
      if step.definition.action == nil { continue }
      if let existing = parts[index + 1].viewController {
        if isNew(existing.level) {
          if let action = step.definition.containerAction {
            try await action.embed(newcomer, at: existing)
            continue
          }
        } else {
          try check(step.definition, with: newcomer, at: existing)
        }
      }
      integrations.append(Integration(step: index, newcomer: newcomer))
    }
    self.integrations = integrations
  }

  /// Builds the step inside the one that is being built, for a container factory.
  func embedChild(of index: Int, among existing: [UIViewController]) async throws -> [UIViewController] {
    let child = index - 1
    guard child >= 0, parts[child].viewController == nil else { return existing }
    let step = route.steps[child]
    guard step.definition.builds, let action = step.definition.containerAction,
      action.works(on: route.steps[index].definition.viewControllerType)
    else { return existing }
    try Task.checkCancellation()
    let newcomer = try await step.build(integrating: ChildCoordinator(of: self, at: child))
    note(newcomer, at: child, isPlaced: true)
    if hasContextTasks(at: child) { try await runContextTasks(at: child, on: newcomer) }
    var children = existing
    try action.perform(embedding: newcomer, in: &children)
    return children
  }

  var window: UIWindow { route.window }
  var assemblies: ScreenAssemblies { request.surroundings.assemblies }

  private func note(_ newcomer: UIViewController, at index: Int, isPlaced: Bool) {
    request.surroundings.observers.notify(.built(NavigationStep(step: route.steps[index]), newcomer))
    parts[index] = Part(viewController: newcomer, isPlaced: isPlaced)
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
  private func check(_ step: StepDefinition, with newcomer: UIViewController, at existing: UIViewController) throws {
    for leaving in try step.action?.preview(with: newcomer, at: existing) ?? [] { try route.check(leaving: leaving) }
  }

  /// Whether a level of the hierarchy is one that this stage built.
  private func isNew(_ level: UIViewController) -> Bool {
    for part in parts.dropLast() where part.viewController === level { return true }
    return false
  }
}

/// A controller that was built for a step whose action is still to be carried out.
@MainActor
struct Integration {
  let step: Int
  let newcomer: UIViewController
}
