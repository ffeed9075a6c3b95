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
    var known = try await enter()
    var attempt = 0
    while attempt < Self.attempts {
      attempt += 1
      try request.checkNotEnded()
      if let (guards, steps) = known.flatMap(unaskedGuards) {
        known = nil
        if case .redirect(let place) = try await guards.ask(steps, of: request) {
          try request.redirect(to: place)
          known = try await enter()
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
      if window.isMoving {
        known = nil
        await TransitionWait.untilSettled(window)
      }
      let isStale = known == nil
      if isStale { try request.checkNotEnded() }
      let route = try known ?? resolve()
      known = route
      // Whoever keeps a step keeps no controller with it.
      defer { for step in route.steps { step.viewController = nil } }
      // A guard that is asked now must not hold up others, so the request gives up its turn.
      if isStale, unaskedGuards(in: route) != nil { continue }
      let isReached = isReached(route)
      if isReached {
        request.phase = .settled
        route.steps[0].viewController = route.origin
      } else {
        let isThere = try await carryOut(route)
        if !isThere {
          known = try provisionalRoute()
          continue
        }
      }
      lock.release(request)
      let target = noteScreens(of: route)
      if !isReached {
        // What appeared while a navigation waited that had nothing to move is not its own.
        ScreenTracker.noteCommit(to: request.hasMoved ? request.place : nil, reaching: target, in: window)
      }
      let failures =
        PostTasks.areNeeded(for: route, in: request) ? await PostTasks(request: request, route: route).run() : []
      observers.notify(.reached(request.place, target))
      return NavigationResult(viewController: target, destination: request.place, postTaskErrors: failures)
    }
    throw RoutingError.hierarchyChanged()
  }

  /// Has the controllers of a route be known by their screens, now that the user is there.
  ///
  /// - Returns: The controller of the target.
  private func noteScreens(of route: ResolvedRoute) -> UIViewController {
    for screen in route.screens where screen.index < route.steps.count {
      if let viewController = route.steps[screen.index].viewController { screen.note(on: viewController) }
    }
    return route.steps[0].viewController ?? route.origin
  }

  /// Asks the guards that need no controller, and then looks for the way.
  private func enter() async throws -> ResolvedRoute? {
    while let guards = request.guards(ifAny: request.place.definition.map { $0.interceptorCount > 0 } ?? false) {
      try request.checkNotEnded()
      let steps = try request.place.targetStep().map { [$0] } ?? []
      guard guards.hasUnasked(in: steps), case .redirect(let place) = try await guards.ask(steps, of: request) else {
        break
      }
      try request.redirect(to: place)
    }
    return try provisionalRoute()
  }

  /// The steps of a route, if it has guards that this request has not asked. The route itself would keep controllers alive
  /// while the request waits for a guard.
  private func unaskedGuards(in route: ResolvedRoute) -> (Guards, [ResolvedStep])? {
    guard let guards = request.guards(ifAny: route.hasGuards), guards.hasUnasked(in: route.steps) else { return nil }
    return (guards, route.steps)
  }

  private func resolve() throws -> ResolvedRoute {
    request.hasWaited = false
    return try Resolve(window: window, surroundings: request.surroundings, observers: observers).run(request.place)
  }

  /// The way as far as it can be told now; `nil` where there is none while something else changes the window.
  private func provisionalRoute() throws -> ResolvedRoute? {
    do {
      return try resolve()
    } catch {
      let holder = CommitLock.of(window).holder
      let isHeld = holder != nil && holder !== request
      if isHeld || window.isMoving { return nil }
      throw error
    }
  }

  /// Whether there is nothing to do and nobody to tell.
  private func isReached(_ route: ResolvedRoute) -> Bool {
    route.isReached && request.surroundings.contextTasks.isEmpty && !route.steps[0].definition.hasContextTasks
  }

  /// - Returns: Whether the user is there; not where the hierarchy changed while the controllers were built, so that the
  ///   route holds no longer.
  @inline(__always)  // An asynchronous frame of its own costs half a hundredth of a navigation.
  private func carryOut(_ route: ResolvedRoute) async throws -> Bool {
    request.phase = .building
    var build = Build(route, for: request)
    do {
      try await build.run()
      if window.isMoving { await TransitionWait.untilSettled(window) }
      try request.checkNotEnded()
    } catch {
      await build.outside.restoreAnyway(besides: window)
      throw error
    }
    guard route.stillHolds(in: window) else {
      await build.outside.restoreAnyway(besides: window)
      request.phase = .preparing
      return false
    }
    ScreenTracker.noteCommitBegins(in: window)
    request.phase = .committing
    var commit = Commit(route, for: request, after: build)
    do {
      try await commit.run()
    } catch {
      try await commit.undo(because: error)
      throw error
    }
    request.phase = .settled
    request.hasMoved = commit.hasMoved
    return true
  }
}
