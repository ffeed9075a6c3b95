/// The third stage: makes the missing controllers, outermost first, and puts together outside every window what will
/// be shown together. Nothing that the user sees is touched.
@MainActor
final class Build {
  private let route: ResolvedRoute
  private let globalTasks: [any ContextTask<UIViewController, Any?>]
  private let observers: Observers
  private var controllers: [UIViewController?]
  private var integrations: [Integration] = []
  /// Children that a container's factory has asked for, to be placed afterwards if it then did not use them.
  private var placed: Set<Int> = []

  init(route: ResolvedRoute, globalTasks: [any ContextTask<UIViewController, Any?>], observers: Observers) {
    self.route = route
    self.globalTasks = globalTasks
    self.observers = observers
    controllers = route.steps.map(\.found)
  }

  /// - Throws: What factories, context tasks and checks of actions throw.
  func run() async throws -> BuiltRoute {
    for index in route.steps.indices.dropLast().reversed() where route.steps[index].builds {
      let newcomer: UIViewController
      if let built = controllers[index] { newcomer = built } else { newcomer = try await build(index) }
      if placed.contains(index), newcomer.parent != nil { continue }
      try await place(newcomer, of: index)
    }
    return BuiltRoute(route: route, controllers: controllers, integrations: integrations)
  }

  private func build(_ index: Int) async throws -> UIViewController {
    try Task.checkCancellation()
    let step = route.steps[index]
    let viewController = try await step.build(
      integrating: ChildCoordinator(window: route.window) {
        try await self.embedChild(of: index, among: $0)
      })
    observers.notify(.built(NavigationStep(step: step), viewController))
    controllers[index] = viewController
    for task in globalTasks { try await task.perform(on: viewController, with: step.anyContext) }
    if step.hasContextTasks { try await step.runContextTasks(on: viewController) }
    return viewController
  }

  /// Builds the step inside the one that is being built, for a container factory.
  private func embedChild(of index: Int, among existing: [UIViewController]) async throws -> [UIViewController] {
    let child = index - 1
    guard child >= 0, route.steps[child].builds, controllers[child] == nil,
      let action = route.steps[child].containerAction,
      action.works(on: route.steps[index].viewControllerType)
    else { return existing }
    let newcomer = try await build(child)
    var children = existing
    try action.perform(embedding: newcomer, in: &children)
    placed.insert(child)
    return children
  }

  /// Puts a controller into a container that was built just now, or leaves it to the commit.
  private func place(_ newcomer: UIViewController, of index: Int) async throws {
    guard let action = route.steps[index].action else { return }
    if let existing = controllers[index + 1] {
      if let containerAction = route.steps[index].containerAction, isNew(existing.level) {
        try await containerAction.embed(newcomer, at: existing)
        return
      }
      if !isNew(existing.level) {
        try action.check(with: newcomer, at: existing)
        for leaving in try action.removed(with: newcomer, at: existing) { try route.check(leaving: leaving) }
      }
    }
    integrations.append(Integration(step: index, newcomer: newcomer, action: action))
  }

  /// Whether a level of the hierarchy is one that this stage built.
  private func isNew(_ level: UIViewController) -> Bool {
    controllers.dropLast().contains { $0 === level }
  }
}

/// What the commit has to carry out.
@MainActor
struct BuiltRoute {
  let route: ResolvedRoute
  /// The controllers of the steps, target first; `nil` where a step is to be found during the commit.
  let controllers: [UIViewController?]
  /// What is not integrated yet, outermost first.
  let integrations: [Integration]
}

/// A controller that was built and its action, which works on the controller of the step before.
@MainActor
struct Integration {
  let step: Int
  let newcomer: UIViewController
  let action: any Action
}
