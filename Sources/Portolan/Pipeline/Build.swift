/// The third stage: builds the missing controllers, outermost first, and puts together outside every window what will be
/// shown together. Nothing that the user sees is touched.
@MainActor
struct Build {
  private let route: ResolvedRoute
  private let request: NavigationRequest
  private var projection: HierarchyProjection

  init(_ route: ResolvedRoute, for request: NavigationRequest) {
    self.route = route
    self.request = request
    projection = HierarchyProjection(showing: route.origin)
  }

  /// Builds everything that is missing, and checks ahead what can be checked.
  ///
  /// - Throws: What factories, context tasks and checks of actions throw.
  mutating func run() async throws {
    request.route = route
    defer { request.route = nil }
    route.steps[route.steps.count - 1].viewController = route.origin
    var outermost = route.steps.count - 2
    while outermost >= 0 {
      // Steps that go into one another are all built before any is placed, so that a container is filled when its
      // context tasks see it.
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

  /// Builds the controller of a step, and those that go into it.
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

  /// Puts a controller into the container that was built for it, or leaves that for the commit.
  ///
  /// - Returns: A Boolean value that indicates whether this is done; an app's own container has to be waited for.
  private mutating func place(_ step: any BoundStep, at index: Int) throws -> Bool {
    guard let action = step.definition.action, let newcomer = step.viewController else { return true }
    guard let existing = route.steps[index + 1].viewController else {
      // It will be found once the steps before have been carried out.
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
    if isNew(newcomer.level) {
      return try placing.embedImmediately(newcomer, at: existing)
    } else {
      // It is taken out of the hierarchy, which is not touched before the commit.
      if newcomer === route.origin || route.origin.isInside(newcomer) {
        throw ContainmentFault.around(newcomer, route.origin, by: describe(action.action))
      }
      _ = try action.preview(with: newcomer, at: existing, in: &projection)
      step.isToBeEmbedded = true
      return true
    }
  }

  /// Returns a Boolean value that indicates whether a level is in no hierarchy. A factory may also yield what the user sees.
  private func isNew(_ level: UIViewController) -> Bool {
    level.isNew && level !== request.window.rootViewController
  }

  /// Puts a controller into a container of the app's own.
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
    // The factory that calls this is awaited already.
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
  /// Returns a Boolean value that indicates whether the controller of a step goes into the very one of the step before, once
  /// both are built.
  func goesInside(_ index: Int) -> Bool {
    let step = steps[index].definition
    guard step.builds, let action = step.containerAction else { return false }
    return action.works(on: steps[index + 1].definition.viewControllerType)
  }
}
