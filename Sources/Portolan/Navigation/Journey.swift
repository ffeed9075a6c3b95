/// The way of one request through the stages: resolve, guards, its turn in the window, build, commit.
@MainActor
struct Journey {
  enum Outcome {
    /// The screen is reached; the controllers of the steps, target first.
    case committed(ResolvedRoute, [UIViewController])
    case redirect(Destination)
  }

  /// How often the hierarchy may change under a request before it gives up.
  private static let attempts = 10

  let request: NavigationRequest
  let window: UIWindow
  let animated: Bool
  let contextTasks: [any ContextTask<UIViewController, Any?>]
  let observers: Observers

  /// - Throws: What any stage throws; the hierarchy is then as it was.
  func run(to destination: Destination) async throws -> Outcome {
    let resolve = Resolve(window: window, observers: observers)
    let lock = CommitLock.of(window)
    // None once the request has waited for something: the hierarchy may have changed since, and a request that waits
    // keeps no controller alive that the user, or somebody else, takes away meanwhile.
    var known: ResolvedRoute? = try resolve.run(destination)
    for _ in 0..<Self.attempts {
      try request.checkNotEnded()
      if let steps = known.flatMap(request.guards.unasked(in:)) {
        known = nil
        if case .redirect(let other) = try await request.guards.ask(steps, of: request) { return .redirect(other) }
      }
      if !lock.tryAcquire(for: request) {
        observers.notify(.waiting(destination))
        known = nil
        try await lock.acquire(for: request)
      }
      defer { lock.release(request) }
      if TransitionWait.isUnderWay(in: window) {
        known = nil
        await TransitionWait.untilSettled(window)
      }
      let isStale = known == nil
      if isStale { try request.checkNotEnded() }
      let route = try known ?? resolve.run(destination)
      known = route
      // A guard that is asked now must not hold up others, so the request gives up its turn.
      if isStale, request.guards.hasUnasked(in: route) { continue }
      if let controllers = try await carryOut(route) { return .committed(route, controllers) }
      known = try resolve.run(destination)
    }
    throw RoutingError.hierarchyChanged()
  }

  /// - Returns: The controllers of the steps, target first; `nil` where the hierarchy changed while they were built, so
  ///   that the route holds no longer.
  private func carryOut(_ route: ResolvedRoute) async throws -> [UIViewController]? {
    if route.isReached, contextTasks.isEmpty, !route.steps[0].hasContextTasks {
      request.phase = .settled
      return [route.origin]
    }
    return try await NavigationRequest.$current.withValue(request) {
      request.phase = .building
      let built = try await Build(route: route, globalTasks: contextTasks, observers: observers).run()
      try request.checkNotEnded()
      guard route.stillHolds else {
        request.phase = .preparing
        return nil
      }
      request.phase = .committing
      var commit = Commit(built, animated: animated, globalTasks: contextTasks, observers: observers)
      let controllers = try await commit.run()
      request.phase = .settled
      return controllers
    }
  }
}
