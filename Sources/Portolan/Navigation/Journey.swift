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
  let animated: Bool
  let contextTasks: [any ContextTask<UIViewController, Any?>]
  let observers: Observers

  private var window: UIWindow { request.window }

  /// - Throws: What any stage throws; the hierarchy is then as it was.
  func run(to destination: Destination) async throws -> Outcome {
    let lock = CommitLock.of(window)
    // None before and once the request has waited for something: the hierarchy may have changed since, and a request
    // that waits keeps no controller alive that the user, or somebody else, takes away meanwhile.
    var known = try provisionalRoute(to: destination, lock)
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
      if window.transitionUnderWay != nil {
        known = nil
        await TransitionWait.untilSettled(window)
      }
      let isStale = known == nil
      if isStale { try request.checkNotEnded() }
      let route = try known ?? resolve(destination)
      known = route
      // A guard that is asked now must not hold up others, so the request gives up its turn.
      if isStale, request.guards.hasUnasked(in: route) { continue }
      if let controllers = try await carryOut(route) { return .committed(route, controllers) }
      known = try provisionalRoute(to: destination, lock)
    }
    throw RoutingError.hierarchyChanged()
  }

  private func resolve(_ destination: Destination) throws -> ResolvedRoute {
    try Resolve(window: window, observers: observers).run(destination)
  }

  /// The way as far as it can be told now; `nil` where there is none while something else changes the window.
  private func provisionalRoute(to destination: Destination, _ lock: CommitLock) throws -> ResolvedRoute? {
    do {
      return try resolve(destination)
    } catch {
      let isHeld = lock.holder != nil && lock.holder !== request
      if isHeld || window.transitionUnderWay != nil { return nil }
      throw error
    }
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
      if window.transitionUnderWay != nil { await TransitionWait.untilSettled(window) }
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
