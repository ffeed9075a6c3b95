/// The third stage, which builds the missing controllers, outermost first.
///
/// It assembles controllers that will be shown together outside every window. The factory of an app's own container gets
/// its finished children, so these are built before it. The stage changes nothing that the user sees.
@MainActor
struct Build {
  private let route: ResolvedRoute
  private let request: NavigationRequest
  private var projection: HierarchyProjection
  /// A Boolean value that indicates whether a factory was asked.
  private var hasBegun = false
  /// A Boolean value that indicates whether the build has failed because a controller does not fit its place.
  ///
  /// The place may have changed since the route was resolved.
  private(set) var hasMisfit = false
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
    route.steps[route.steps.count - 1].viewController = route.origin
    var outermost = route.steps.count - 2
    while outermost >= 0 {
      // Steps that contain one another are all built before any is added, so that a container is filled when its
      // context tasks receive it.
      let innermost = innermostInside(outermost)
      for index in (innermost...outermost).reversed() where !route.steps[index].definition.takesChildren {
        if let work = try begin(index) { try await finish(index, with: work) }
      }
      for index in innermost...outermost {
        let step = route.steps[index]
        if step.definition.takesChildren,
          let work = try begin(index, with: index > innermost ? children(index - 1) : ContainerChildren())
        {
          try await finish(index, with: work)
        }
        if index > innermost, try !place(index - 1) { try await embed(index - 1) }
        if ContextTasks.areNeeded(for: step, in: request), let newcomer = step.viewController {
          try await ContextTasks.run(step, on: newcomer, in: request)
        }
      }
      if try !place(outermost) { try await embed(outermost) }
      outermost = innermost - 1
    }
  }

  /// Returns the innermost of the steps that contain one another and are built together.
  private func innermostInside(_ outermost: Int) -> Int {
    var index = outermost
    while index > 0, route.steps[index].definition.builds, route.goesInside(index - 1) { index -= 1 }
    return index
  }

  /// Asks the factory of a step, if the controller is missing.
  ///
  /// - Returns: The work that builds the controller, or `nil` if there is nothing to wait for.
  private mutating func begin(
    _ index: Int, with children: ContainerChildren = ContainerChildren()
  ) throws -> (@MainActor () async throws -> UIViewController)? {
    let step = route.steps[index]
    guard step.viewController == nil, step.definition.builds else { return nil }
    if hasBegun { try Task.checkCancellation() }
    hasBegun = true
    let site = BuildSite(window: request.window, assemblies: request.configuration.assemblies, children: children)
    switch try request.calling({ try step.build(at: site) }) {
    case .finished(let newcomer): record(newcomer, for: step)
    case .pending(let work): return work
    }
    return nil
  }

  private func finish(_ index: Int, with work: @escaping @MainActor () async throws -> UIViewController) async throws {
    let step = route.steps[index]
    record(try await AppCode(request: request, step: step.name).run(.pending(work)), for: step)
  }

  private func record(_ newcomer: UIViewController, for step: BoundStep) {
    request.notify(.built(NavigationStep(step: step)))
    step.viewController = newcomer
  }

  /// Returns the children for the factory of a container.
  ///
  /// A controller that is already somewhere must not move before the commit.
  private func children(_ index: Int) -> ContainerChildren {
    let step = route.steps[index]
    guard let action = step.definition.containerAction, let child = step.viewController, isFree(child) else {
      return ContainerChildren()
    }
    return ContainerChildren([
      ContainerChildren.Child(viewController: child) { $1 = try action.place($0, among: $1) }
    ])
  }

  /// Adds a controller to the container that was built for it, or leaves that for the commit.
  ///
  /// - Returns: `true` if this is done, or `false` if an app's own container must be awaited.
  private mutating func place(_ index: Int) throws -> Bool {
    hasMisfit = true
    let isPlaced = try placeIfFitting(index)
    hasMisfit = false
    return isPlaced
  }

  private mutating func placeIfFitting(_ index: Int) throws -> Bool {
    let step = route.steps[index]
    guard let action = step.definition.action, let newcomer = step.viewController else { return true }
    guard let existing = route.steps[index + 1].viewController else {
      step.isToBeIntegrated = true
      if step.definition.setsRoot {
        try ReplaceRootAction.check(newcomer)
      } else {
        // The container will be found once the steps before have been performed.
        projection.recordUnknownPlace()
      }
      return true
    }
    let origin = route.steps[index + 1]
    // A controller that the commit moves is in another container then.
    let isContainerLeft =
      (origin.isToBeEmbedded || origin.isToBeIntegrated) && action.nearestTarget(at: existing) !== existing
    guard isNew(existing.level), !isContainerLeft, let placing = action.asContainerAction,
      placing.worksOffWindow(at: existing)
    else {
      for leaving in try action.preview(with: newcomer, at: existing, in: &projection) {
        try route.check(leaving: leaving)
      }
      step.isToBeIntegrated = true
      step.isChecked = true
      return true
    }
    // The factory of the container has used it.
    if newcomer.isInside(existing) || existing.container?.containedViewControllers.containsInstance(newcomer) == true {
      return true
    }
    // A container of a factory of ours is new. The app's own factory may return one that the app keeps.
    if !origin.definition.makesNewContainer || existing.parent != nil {
      outside.record(action.nearestTarget(at: existing))
    }
    if isFree(newcomer) {
      return try placing.embedImmediately(newcomer, at: existing)
    } else {
      // The controller is already somewhere, and nothing must change before the commit.
      if let origin = route.origin, newcomer === origin || origin.isInside(newcomer) {
        throw ContainmentFault.around(newcomer, origin, by: describe(action.action))
      }
      _ = try action.preview(with: newcomer, at: existing, in: &projection)
      step.isToBeEmbedded = true
      return true
    }
  }

  /// Returns a Boolean value that indicates whether a controller is in no hierarchy and in no container, which it would leave.
  private func isFree(_ viewController: UIViewController) -> Bool {
    viewController.parentWithAdapter == nil && isNew(viewController.level)
  }

  /// Returns a Boolean value that indicates whether a level is in no hierarchy.
  ///
  /// A factory may also return a controller that is on screen.
  private func isNew(_ level: UIViewController) -> Bool {
    level.isNew && level !== request.window.rootViewController
  }

  /// Adds a controller to an app's own container.
  private func embed(_ index: Int) async throws {
    let step = route.steps[index]
    guard let action = step.definition.containerAction, let newcomer = step.viewController,
      let existing = route.steps[index + 1].viewController
    else { preconditionFailure("What is embedded was built, and so was what it is embedded in") }
    try await AppCode(request: request, step: step.name).run(
      .pending { try await action.embed(newcomer, at: existing) })
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
