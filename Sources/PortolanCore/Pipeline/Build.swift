/// The stage that builds the missing controllers, outermost first.
///
/// It assembles controllers that will be shown together outside every window. The factory of an app's own container gets
/// its finished children, so these are built before it. The stage changes nothing that the user sees.
@MainActor
struct Build {
  /// The refusal of a controller that does not fit its place, also of a place that has changed since the route was resolved.
  struct Refusal: Error {
    let reason: any Error
  }

  private let route: ResolvedRoute
  private let run: NavigationRun
  private let transaction: Transaction
  private var projection: HierarchyProjection
  private var parts: [BuiltRoute.Part]

  init(_ route: ResolvedRoute, in transaction: Transaction, by run: NavigationRun) {
    self.route = route
    self.run = run
    self.transaction = transaction
    projection = route.projection
    parts = Array(repeating: BuiltRoute.Part(), count: route.steps.count - 1)
  }

  /// Builds all missing controllers, and checks ahead everything that can be checked.
  ///
  /// - Returns: The route with the controllers.
  /// - Throws: ``Refusal``, and the errors of factories and of context tasks. The caller then puts back the containers that were
  ///   filled.
  mutating func carryOut() async throws -> BuiltRoute {
    var outermost = route.steps.count - 2
    while outermost >= 0 {
      let innermost = innermostInside(outermost)
      try await build(innermost...outermost)
      outermost = innermost - 1
    }
    return BuiltRoute(route: route, parts: parts)
  }

  /// The controller of a step, or `nil` if it is not built yet.
  private subscript(index: Int) -> UIViewController? {
    index < parts.count ? parts[index].viewController : route.origin
  }

  /// Builds steps that contain one another, all of them before any is added.
  ///
  /// A container is therefore filled when its context tasks receive it.
  private mutating func build(_ group: ClosedRange<Int>) async throws {
    for index in group.reversed() where !route.steps[index].definition.takesChildren {
      if let work = try make(index) { try await finish(work, at: index) }
    }
    try await fill(group)
    try await place(group.upperBound)?()
  }

  /// Puts the controllers of steps into one another, innermost first.
  private mutating func fill(_ group: ClosedRange<Int>) async throws {
    for index in group {
      let isInnermost = index == group.lowerBound
      if let work = try ownContainer(index, isInnermost: isInnermost) { try await finish(work, at: index) }
      if !isInnermost { try await place(index - 1)?() }
      let step = route.steps[index]
      if run.hasContextTasks(of: step), let incoming = self[index] {
        try await run.runContextTasks(of: step, on: incoming)
      }
    }
  }

  /// Asks the factory of an app's own container, if the step has one.
  @inline(never) private mutating func ownContainer(_ index: Int, isInnermost: Bool) throws -> Work<UIViewController>? {
    guard route.steps[index].definition.takesChildren else { return nil }
    return try make(index, with: isInnermost ? ContainerChildren() : children(index - 1))
  }

  /// Returns the innermost of the steps that contain one another and are built together.
  private func innermostInside(_ outermost: Int) -> Int {
    var index = outermost
    while index > 0, route.steps[index].definition.builds, route.goesInside(index - 1) { index -= 1 }
    return index
  }

  /// Asks the factory of a step.
  ///
  /// - Returns: The work that builds the controller, or `nil` if there is nothing to wait for.
  @inline(never) private mutating func make(
    _ index: Int, with children: ContainerChildren = ContainerChildren()
  ) throws -> Work<UIViewController>? {
    let step = route.steps[index]
    guard step.definition.builds else { return nil }
    try Task.checkCancellation()
    let site = BuildSite(
      window: run.request.window, assemblies: run.request.configuration.assemblies, children: children)
    let work = try run.calling { try step.build(at: site) }
    guard case .finished(let incoming) = work else { return work }
    record(incoming, at: index)
    return nil
  }

  @inline(never) private mutating func finish(_ work: Work<UIViewController>, at index: Int) async throws {
    record(try await run.value(of: work, for: route.steps[index].name), at: index)
  }

  @inline(never) private mutating func record(_ incoming: UIViewController, at index: Int) {
    run.request.notify(.built(route.steps[index].name))
    parts[index].viewController = incoming
  }

  /// Returns the children for the factory of a container.
  ///
  /// A controller that is already somewhere must not move before the commit.
  private func children(_ index: Int) -> ContainerChildren {
    guard let action = route.steps[index].definition.containerAction, let child = self[index], isFree(child) else {
      return ContainerChildren()
    }
    return ContainerChildren([(child, action)])
  }

  /// Decides the place of a controller, and puts it there if that is a container that was built for it.
  ///
  /// - Returns: A closure that waits for an app's own container, or `nil` if there is nothing to wait for.
  @inline(never) private mutating func place(_ index: Int) throws -> Completion? {
    do {
      guard let work = try placeIfFitting(index) else { return nil }
      let (run, step) = (run, route.steps[index + 1])
      return {
        do { try await run.value(of: .pending(work), for: step.name) } catch { throw Refusal(reason: error) }
      }
    } catch { throw Refusal(reason: error) }
  }

  /// Returns the work of an app's own container that takes the controller, or `nil` if there is nothing to wait for.
  private mutating func placeIfFitting(_ index: Int) throws -> (@MainActor () async throws -> Void)? {
    let step = route.steps[index].definition
    guard let action = step.action, let incoming = self[index] else { return nil }
    parts[index].arrival = .byAction(isChecked: self[index + 1] != nil)
    guard let existing = self[index + 1] else {
      // The container will be found once the steps before have been carried out.
      if step.setsRoot { try ReplaceRootAction.check(incoming) } else { projection.isOpen = true }
      return nil
    }
    guard isNew(existing.level), let placing = action.containerAction, let container = action.nearest(to: existing),
      // A controller that the commit moves is in another container then.
      container === existing || !isPending(index + 1)
    else {
      try route.check(action, placing: incoming, at: existing, in: &projection)
      return nil
    }
    // The factory of the container has used it.
    if incoming.isInside(existing) || existing.container?.containedViewControllers.containsInstance(incoming) == true {
      parts[index].arrival = .inside(isTaken: container.builtInContainer != nil)
      return nil
    }
    guard isFree(incoming) else {
      // The controller is already somewhere, and nothing must change before the commit.
      if let origin = route.origin, incoming === origin || origin.isInside(incoming) {
        throw ContainmentFault.refusal(
          of: incoming, by: action.name,
          because:
            "cannot take a controller out of the hierarchy that contains or presents \(typeName(origin)), which the route "
            + "starts from")
      }
      _ = try action.preview(with: incoming, at: existing, in: &projection)
      return nil
    }
    // A container of a factory of ours is new. The app's own factory may return one that the app keeps.
    if !route.steps[index + 1].definition.makesNewContainer || existing.parent != nil {
      transaction.willChange(container)
    }
    let work = try placing.place(incoming, at: existing)
    parts[index].arrival = .inside(isTaken: work == nil)
    return work
  }

  /// Returns a Boolean value that indicates whether the commit puts the controller of a step into the hierarchy.
  private func isPending(_ index: Int) -> Bool {
    if index < parts.count, case .byAction = parts[index].arrival { return true }
    return false
  }

  /// Returns a Boolean value that indicates whether a controller is in no hierarchy and would leave no container.
  private func isFree(_ viewController: UIViewController) -> Bool {
    viewController.parentWithAdapter == nil && isNew(viewController.level)
  }

  /// Returns a Boolean value that indicates whether a level is in no hierarchy.
  ///
  /// A factory may also return a controller that is on screen.
  private func isNew(_ level: UIViewController) -> Bool {
    level.isNew && level !== run.request.window.rootViewController
  }
}
