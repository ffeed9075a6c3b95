/// The third stage, which builds the missing controllers, outermost first.
///
/// It assembles controllers that will be shown together outside every window. It changes nothing that the user sees.
@MainActor
struct Build {
  private let route: ResolvedRoute
  private let request: NavigationRequest
  private var projection: HierarchyProjection
  /// The containers that the app keeps and that were filled.
  private(set) var outside = OutsideCheckpoint()

  init(_ route: ResolvedRoute, for request: NavigationRequest) {
    self.route = route
    self.request = request
    projection = HierarchyProjection(showing: route.origin)
  }

  /// Builds all missing controllers, and checks ahead everything that can be checked.
  ///
  /// - Throws: The errors of factories, of context tasks and of checks of actions.
  mutating func run() async throws {
    request.route = route
    defer { request.route = nil }
    route.steps[route.steps.count - 1].viewController = route.origin
    var outermost = route.steps.count - 2
    while outermost >= 0 {
      // Steps that contain one another are all built before any is added, so that a container is filled when its
      // context tasks receive it.
      let innermost = try await build(from: outermost)
      for index in innermost...outermost {
        let step = route.steps[index]
        if !step.isPlaced, ContextTasks.areNeeded(for: step, in: request), let newcomer = step.viewController {
          try await ContextTasks.run(step, on: newcomer, in: request)
        }
        if try !place(step, at: index) { try await embed(step, at: index) }
      }
      outermost = innermost - 1
    }
  }

  /// Builds the controller of a step, and those that it will contain.
  ///
  /// - Returns: The index of the innermost step that was visited.
  private func build(from outermost: Int) async throws -> Int {
    var index = outermost
    while true {
      let step = route.steps[index]
      if step.viewController == nil, step.definition.builds {
        if outermost < route.steps.count - 2 || index < outermost { try Task.checkCancellation() }
        request.record(try await build(step, at: index), builtFor: step)
      }
      guard index > 0, step.viewController != nil, route.goesInside(index - 1) else { return index }
      index -= 1
    }
  }

  private func build(_ step: any BoundStep, at index: Int) async throws -> UIViewController {
    let children = ChildCoordinator(of: index, on: request)
    if let newcomer = try request.calling({ try step.buildImmediately(integrating: children) }) { return newcomer }
    return try await AppCode(request: request, step: step.name).run { try await step.build(integrating: children) }
  }

  /// Adds a controller to the container that was built for it, or leaves that for the commit.
  ///
  /// - Returns: `true` if this is done, or `false` if an app's own container must be awaited.
  private mutating func place(_ step: any BoundStep, at index: Int) throws -> Bool {
    guard let action = step.definition.action, let newcomer = step.viewController else { return true }
    guard let existing = route.steps[index + 1].viewController else {
      // The container will be found once the steps before have been performed.
      step.isToBeIntegrated = true
      projection.recordUnknownPlace()
      return true
    }
    if step.isPlaced, newcomer.isInside(existing) { return true }
    guard isNew(existing.level), let placing = action.asContainerAction, placing.worksOffWindow(at: existing) else {
      for leaving in try action.preview(with: newcomer, at: existing, in: &projection) {
        try route.check(leaving: leaving)
      }
      step.isToBeIntegrated = true
      step.isChecked = true
      return true
    }
    // A container that was built for the route has no children yet, and is in no other.
    if !existing.children.isEmpty || existing.parent != nil { outside.record(action.nearestTarget(at: existing)) }
    if isNew(newcomer.level) {
      return try placing.embedImmediately(newcomer, at: existing)
    } else {
      // The controller is already in the hierarchy, which must not change before the commit.
      if newcomer === route.origin || route.origin.isInside(newcomer) {
        throw ContainmentFault.around(newcomer, route.origin, by: describe(action.action))
      }
      _ = try action.preview(with: newcomer, at: existing, in: &projection)
      step.isToBeEmbedded = true
      return true
    }
  }

  /// Returns a Boolean value that indicates whether a level is in no hierarchy.
  ///
  /// A factory may also return a controller that is on screen.
  private func isNew(_ level: UIViewController) -> Bool {
    level.isNew && level !== request.window.rootViewController
  }

  /// Adds a controller to an app's own container.
  private func embed(_ step: any BoundStep, at index: Int) async throws {
    guard let action = step.definition.containerAction, let newcomer = step.viewController,
      let existing = route.steps[index + 1].viewController
    else { preconditionFailure("What is embedded was built, and so was what it is embedded in") }
    try await AppCode(request: request, step: step.name).run { try await action.embed(newcomer, at: existing) }
  }
}

extension NavigationRequest {
  /// Records a controller that a factory built.
  fileprivate func record(_ newcomer: UIViewController, builtFor step: any BoundStep) {
    configuration.observers.notify(.built(NavigationStep(step: step), newcomer))
    step.viewController = newcomer
  }
}

extension NavigationRequest: ChildBuilder {
  var features: FeatureValues { configuration.features }

  func buildChild(of step: Int, among existing: [UIViewController]) async throws -> [UIViewController] {
    let index = step - 1
    guard let route, index >= 0, route.goesInside(index) else { return existing }
    let child = route.steps[index]
    guard child.viewController == nil else { return existing }
    try Task.checkCancellation()
    let inside = ChildCoordinator(of: index, on: self)
    // The factory that calls this method is awaited already.
    let newcomer: UIViewController
    if let built = try child.buildImmediately(integrating: inside) {
      newcomer = built
    } else {
      newcomer = try await child.build(integrating: inside)
    }
    record(newcomer, builtFor: child)
    child.isPlaced = true
    try await ContextTasks.runInline(child, on: newcomer, in: self)
    return try child.definition.containerAction?.place(newcomer, among: existing) ?? existing
  }
}

extension ResolvedRoute {
  /// Returns a Boolean value that indicates whether the controller of a step will be inside that of the step before,
  /// once both are built.
  func goesInside(_ index: Int) -> Bool {
    let step = steps[index].definition
    guard step.builds, let action = step.containerAction else { return false }
    return action.works(on: steps[index + 1].definition.viewControllerType)
  }
}
