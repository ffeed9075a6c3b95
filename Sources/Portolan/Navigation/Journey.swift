/// The way of one request through the stages: resolve, guards, its turn in the window, build, commit, post tasks.
@MainActor
struct Journey {
  /// How often the hierarchy may change under a request before it gives up.
  private static let attempts = 10

  private let request: NavigationRequest
  private let observers: Observers

  init(_ request: NavigationRequest) {
    self.request = request
    observers = request.surroundings.observers
  }

  private var window: UIWindow { request.window }

  /// - Throws: What any stage throws; the hierarchy is then as it was.
  func run() async throws -> NavigationResult {
    // None once the request has waited for something: the hierarchy may have changed since, and a request that waits
    // keeps no controller alive that the user, or somebody else, takes away meanwhile.
    var known = try provisionalRoute()
    var attempt = 0
    while attempt < Self.attempts {
      attempt += 1
      try request.checkNotEnded()
      if let (guards, steps) = known.flatMap(unaskedGuards) {
        known = nil
        if case .redirect(let place) = try await guards.ask(steps, of: request) {
          try request.redirect(to: place)
          known = try provisionalRoute()
          attempt = 0
          continue
        }
      }
      let lock = CommitLock.of(window)
      if !lock.tryAcquire(for: request) {
        observers.notify(.waiting(request.place))
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
      let route = try known ?? resolve()
      known = route
      // A guard that is asked now must not hold up others, so the request gives up its turn.
      if isStale, unaskedGuards(in: route) != nil { continue }
      var parts: [Build.Part]? = []
      if isReached(route) {
        request.phase = .settled
      } else {
        parts = try await carryOut(route)
      }
      if let parts {
        lock.release(request)
        let target = parts.first?.viewController ?? route.origin
        for screen in route.screens where screen.index < route.steps.count {
          // Where nothing was to be done there are no parts.
          let viewController = parts.isEmpty ? route.origin : parts[screen.index].viewController
          if let viewController { screen.note(on: viewController) }
        }
        let failures =
          PostTasks.areNeeded(for: route, in: request)
          ? await PostTasks(request: request, route: route, parts: parts).run() : []
        observers.notify(.reached(request.place, target))
        return NavigationResult(viewController: target, destination: request.place, postTaskErrors: failures)
      }
      known = try provisionalRoute()
    }
    throw RoutingError.hierarchyChanged()
  }

  private func unaskedGuards(in route: ResolvedRoute) -> (Guards, [ResolvedStep])? {
    guard let guards = request.guards(for: route), let steps = guards.unasked(in: route) else { return nil }
    return (guards, steps)
  }

  private func resolve() throws -> ResolvedRoute {
    try Resolve(window: window, observers: observers).run(request.place)
  }

  /// The way as far as it can be told now; `nil` where there is none while something else changes the window.
  private func provisionalRoute() throws -> ResolvedRoute? {
    do {
      return try resolve()
    } catch {
      let holder = CommitLock.of(window).holder
      let isHeld = holder != nil && holder !== request
      if isHeld || window.transitionUnderWay != nil { return nil }
      throw error
    }
  }

  /// Whether there is nothing to do and nobody to tell.
  private func isReached(_ route: ResolvedRoute) -> Bool {
    route.isReached && request.surroundings.contextTasks.isEmpty && !route.steps[0].definition.hasContextTasks
  }

  /// - Returns: What there is of the steps now, target first; `nil` where the hierarchy changed while they were built, so
  ///   that the route holds no longer.
  @inline(__always)
  private func carryOut(_ route: ResolvedRoute) async throws -> [Build.Part]? {
    request.phase = .building
    let build = Build(route, for: request)
    var hasWaited = false
    while let wait = try build.advance() {
      if hasWaited { try Task.checkCancellation() }
      hasWaited = true
      switch wait {
      case .factory: build.take(try await build.step.build(integrating: build.children))
      case .contextTasks(let tasks, let newcomer): try await tasks.run(on: newcomer)
      case .embedding(let action, let newcomer, let existing): try await action.embed(newcomer, at: existing)
      }
    }
    if window.transitionUnderWay != nil { await TransitionWait.untilSettled(window) }
    try request.checkNotEnded()
    guard route.stillHolds(in: window) else {
      request.phase = .preparing
      return nil
    }
    request.phase = .committing
    var commit = Commit(build)
    do {
      while let wait = try commit.advance() { try await commit.attend(to: wait) }
    } catch {
      try await commit.undo(because: error)
      throw error
    }
    request.phase = .settled
    return build.parts
  }
}
