/// The way of one request through the stages: resolve, guards, its turn in the window, build, commit, post tasks.
@MainActor
struct NavigationPipeline {
  private let request: NavigationRequest

  init(_ request: NavigationRequest) {
    self.request = request
  }

  private var window: UIWindow { request.window }

  /// Runs the request through all stages.
  ///
  /// - Returns: The result of the request.
  /// - Throws: The error of any stage. The hierarchy is then unchanged.
  func run() async throws -> NavigationResult {
    let budget = RequestBudget(heedingCancellation: true)
    request.budget = budget
    defer { budget.isOver = true }
    return try await RequestBudget.$inherited.withValue(budget) {
      repeat {
        if let route = try await attempt() { return await finish(route) }
      } while budget.spend()
      throw RoutingError.hierarchyChanged()
    }
  }

  /// Takes the request once through the guards, its turn in the window, build and commit.
  ///
  /// A request that waits retains no route, and so no controller that leaves the hierarchy meanwhile. It resolves the
  /// route again.
  ///
  /// - Returns: The route that was carried out, or `nil` if the hierarchy has changed meanwhile. The route must then be
  ///   resolved again, and other guards may have to run.
  @inline(__always)  // An asynchronous frame of its own costs half a hundredth of a navigation.
  private func attempt() async throws -> ResolvedRoute? {
    var prepared = try await prepare()
    let state = WindowState.of(window)
    if !state.tryAcquire(for: request) {
      prepared?.releaseControllers()
      prepared = nil
      request.notify(.waiting)
      try await state.acquire(for: request)
    }
    defer { state.release(request) }
    // Nothing has run since the route was resolved, unless the request has waited.
    if prepared?.isWindowMoving ?? window.isMoving {
      prepared?.releaseControllers()
      prepared = nil
      await TransitionWait.untilSettled(window)
    }
    guard let route = try prepared ?? routeWithoutNewQuestions() else { return nil }
    do {
      if try await reach(route) { return route }
    } catch {
      route.releaseControllers()
      throw error
    }
    route.releaseControllers()
    return nil
  }

  /// Runs the guards, those that need no route first, and follows their redirections until all guards have answered.
  ///
  /// It then asks the screens with unsaved changes that the route would remove.
  ///
  /// - Returns: The current route, or `nil` if there is none while another change to the window is under way.
  @inline(__always)  // An asynchronous frame of its own costs half a hundredth of a navigation.
  private func prepare() async throws -> ResolvedRoute? {
    while true {
      while let first = try unaskedFirstGuards(),
        case .redirect(let place) = try await first.guards.ask(first.steps, of: request)
      {
        try request.redirect(to: place)
      }
      try request.checkNotEnded()
      switch try nextStage() {
      case .turn(let route):
        return route
      case .question(let screen):
        try await request.makeLeaveAnswers().ask(screen, of: request)
      case .guards(let guards, let steps):
        if case .redirect(let place) = try await guards.ask(steps, of: request) {
          try request.redirect(to: place)
        } else if !RequestBudget.current.spend() {
          throw RoutingError.hierarchyChanged()
        }
      }
    }
  }

  private enum NextStage {
    /// Guards must run for these steps.
    case guards(Guards, [BoundStep])
    /// A screen that the route would remove must be asked.
    case question(any LeaveConfirming)
    /// The request can take its turn in the window.
    case turn(ResolvedRoute?)
  }

  private func nextStage() throws -> NextStage {
    guard let route = try provisionalRoute() else { return .turn(nil) }
    if let guards = unaskedGuards(in: route) {
      route.releaseControllers()
      return .guards(guards, route.steps)
    }
    guard let screen = request.screenToAsk(in: route) else { return .turn(route) }
    route.releaseControllers()
    return .question(screen)
  }

  /// Returns the guards that need no controller, the global ones and those of the target, or `nil` if this request has
  /// asked all of them.
  private func unaskedFirstGuards() throws -> (guards: Guards, steps: [BoundStep])? {
    guard let guards = request.guards(ifAny: request.place.hasGuards(in: window)) else { return nil }
    try request.checkNotEnded()
    let steps = try request.place.targetStep(in: window).map { [$0] } ?? []
    return guards.hasUnasked(in: steps, for: request) ? (guards, steps) : nil
  }

  /// Returns the guards of a route, or `nil` if this request has asked all of them.
  private func unaskedGuards(in route: ResolvedRoute) -> Guards? {
    guard let guards = request.guards(ifAny: route.hasGuards), guards.hasUnasked(in: route.steps, for: request)
    else { return nil }
    return guards
  }

  private func resolve() throws -> ResolvedRoute {
    request.hasWaited = false
    return try Resolve(window: window, configuration: request.configuration, request: request).run(request.place)
  }

  /// Returns the route as far as it is known now, or `nil` if there is none while another change to the window is under
  /// way.
  private func provisionalRoute() throws -> ResolvedRoute? {
    do {
      return try resolve()
    } catch {
      let holder = WindowState.of(window).holder
      let isHeld = holder != nil && holder !== request
      if isHeld || window.isMoving { return nil }
      throw error
    }
  }

  /// Returns the route for a request whose turn in the window has come, or `nil` if it has guards, or would remove
  /// screens, that have not been asked.
  ///
  /// Questions must not hold up other requests, so the request then gives up its turn.
  private func routeWithoutNewQuestions() throws -> ResolvedRoute? {
    try request.checkNotEnded()
    let route = try resolve()
    if unaskedGuards(in: route) == nil, request.screenToAsk(in: route) == nil { return route }
    route.releaseControllers()
    return nil
  }

  /// Builds and commits a route.
  ///
  /// - Returns: `true` if the user has arrived, or `false` if the hierarchy has changed while the controllers were
  ///   built, or a screen must be asked before it leaves.
  private func reach(_ route: ResolvedRoute) async throws -> Bool {
    if isReached(route) {
      guard try await isShown(route) else { return false }
      request.phase = .settled
      route.steps[0].viewController = route.origin
      return true
    }
    request.phase = .building
    var build = Build(route, for: request)
    let holds: Bool
    do {
      try await build.run()
      let now = WindowSurvey(of: window)
      let survey = now.isMoving ? await settledSurvey() : now
      try request.checkNotEnded()
      holds =
        try route.stillHolds(in: window, surveyedAs: survey) && (!request.hasWaited || route.findUnsaved().isEmpty)
    } catch {
      await build.outside.restoreAnyway(besides: window)
      if build.hasMisfit, request.hasWaited, await !stillHolds(route) {
        request.phase = .preparing
        return false
      }
      return try giveBack(because: error)
    }
    guard holds else {
      await build.outside.restoreAnyway(besides: window)
      request.phase = .preparing
      return false
    }
    WindowState.of(window).watch.tell(.begins)
    request.phase = .committing
    RequestBudget.current.heedsCancellation = false
    var commit = Commit(route, for: request, after: build)
    do {
      try await commit.run()
    } catch {
      try await commit.undo(because: error)
      return try giveBack(because: error)
    }
    request.phase = .settled
    route.isCommitted = true
    request.hasMoved = commit.hasMoved
    return true
  }

  private func stillHolds(_ route: ResolvedRoute) async -> Bool {
    route.stillHolds(in: window, surveyedAs: await settledSurvey())
  }

  /// Returns the request to the stage of the guards if a screen must be asked before it leaves.
  ///
  /// - Returns: `false`.
  /// - Throws: Any other error.
  private func giveBack(because error: any Error) throws -> Bool {
    guard request.willAsk(because: error) else { throw error }
    request.phase = .preparing
    RequestBudget.current.heedsCancellation = true
    return false
  }

  /// Surveys the window once nothing moves in it any more.
  private func settledSurvey() async -> WindowSurvey {
    await TransitionWait.untilSettled(window)
    return WindowSurvey(of: window)
  }

  /// Returns a Boolean value that indicates whether the target is already reached and no context task must run.
  private func isReached(_ route: ResolvedRoute) -> Bool {
    route.isReached && !request.configuration.hooks.hasContextTasks && !route.steps[0].hasContextTasks
  }

  /// Returns a Boolean value that indicates whether the target is still reached once UIKit has shown it.
  ///
  /// The app may have popped or set a stack right before the request. UIKit shows its top in a later turn.
  private func isShown(_ route: ResolvedRoute) async throws -> Bool {
    guard let origin = route.origin, origin.isSettling else { return true }
    await TransitionWait.untilSettled(origin)
    try request.checkNotEnded()
    return isReached(route) && route.stillHolds(in: window, surveyedAs: WindowSurvey(of: window))
  }

  /// Labels the controllers, and runs the post-routing tasks.
  private func finish(_ route: ResolvedRoute) async -> NavigationResult {
    defer { route.releaseControllers() }
    let target = applyLabels(of: route)
    if route.isCommitted {
      // The screens that appeared while the navigation waited are not its own if it had nothing to move.
      let place = request.hasMoved ? request.place : nil
      WindowState.of(window).watch.tell(.reached(place, at: target))
    }
    let failures =
      PostTasks.areNeeded(for: route, in: request)
      ? await request.calling { await PostTasks(request: request, route: route).run() } : []
    request.notify(.reached)
    return NavigationResult(viewController: target, destination: request.place, postTaskErrors: failures)
  }

  /// Labels the controllers of a route that was carried out.
  ///
  /// - Returns: The controller of the target.
  private func applyLabels(of route: ResolvedRoute) -> UIViewController {
    for step in route.steps { if let viewController = step.viewController { step.label?(viewController) } }
    guard let target = route.steps[0].viewController else { preconditionFailure("The user has arrived there") }
    return target
  }
}
