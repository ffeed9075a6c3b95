/// The way of one request through the stages: guards, resolve, its turn in the window, build, commit, post tasks.
@MainActor
struct NavigationPipeline {
  private let run: NavigationRun
  private let state: WindowState

  init(_ run: NavigationRun) {
    self.run = run
    state = WindowState.of(run.window)
  }

  private var request: NavigationRequest { run.request }
  private var window: UIWindow { run.window }

  /// Runs the request through all stages.
  ///
  /// - Returns: The result of the request.
  /// - Throws: The error of any stage. The hierarchy is then unchanged, unless the error has the code
  ///   ``RoutingError/Code/undoIncomplete``.
  func carryOut() async throws -> NavigationResult {
    defer { run.limits.isOver = true }
    return try await RequestScope.$current.withValue(.current.with(limits: run.limits)) {
      repeat {
        guard let reached = try await attempt() else { continue }
        tell(of: reached)
        let failures = await run.runPostTasks(of: reached)
        request.notify(.reached)
        return NavigationResult(
          viewController: reached.target, destination: request.progress.destination, postTaskErrors: failures,
          outcome: reached.hasChanged == true ? .reached : .alreadyThere)
      } while run.limits.spend()
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
  private func attempt() async throws -> ReachedRoute? {
    var prepared = try await prepare()
    if !state.tryAcquire(for: request) {
      prepared = nil
      request.notify(.waiting)
      try await state.acquire(for: request)
    }
    defer { state.release(request) }
    // Nothing has run since the route was resolved, unless the request has waited.
    if prepared?.isWindowInTransition ?? window.isInTransition {
      prepared = nil
      await TransitionWait.untilAtRest(window)
    }
    guard let route = try prepared ?? routeWithoutNewQuestions() else { return nil }
    return try await reach(route)
  }

  /// Takes the request through its guards, and asks the screens with unsaved changes that the route would remove.
  ///
  /// The guards that need no route run first. Then the guards of the route run, and the screens are asked, until all have answered.
  /// A redirection begins anew.
  ///
  /// - Returns: The route, or `nil` if there is none while another change to the window is under way.
  private func prepare() async throws -> ResolvedRoute? {
    while true {
      while let steps = try unaskedFirstSteps(), let next = try await run.askGuards(of: steps) {
        try request.progress.redirect(to: next, within: run.limits)
      }
      try request.checkNotEnded()
      var route = try provisionalRoute()
      guard let steps = route?.guardedSteps else { return nil }
      if run.hasUnaskedGuards(in: steps) {
        route = nil
        if let next = try await run.askGuards(of: steps) {
          try request.progress.redirect(to: next, within: run.limits)
        } else if !run.limits.spend() {
          throw RoutingError.hierarchyChanged()
        }
      } else if let screen = screenToAsk(in: route) {
        route = nil
        try await run.ask(screen)
      } else {
        return route
      }
    }
  }

  /// Returns the target step, or none if only resolving determines it, for the guards that need no controller: the global
  /// ones and the target's.
  ///
  /// The result is `nil` if this request has asked all of them.
  @inline(never) private func unaskedFirstSteps() throws -> [BoundStep]? {
    try request.checkNotEnded()
    guard request.hooks.hasGuards || request.progress.destination.hasGuards(in: window) else { return nil }
    let steps = try request.progress.destination.targetStep(in: window).map { [$0] } ?? []
    return run.hasUnaskedGuards(in: steps) ? steps : nil
  }

  /// Returns the first screen that a route would remove and that must be asked before.
  @inline(never) private func screenToAsk(in route: ResolvedRoute?) -> (any LeaveConfirming)? {
    guard let route else { return nil }
    return route.unsaved.first ?? request.progress.leaveAnswers?.firstLate
  }

  private func resolve() throws -> ResolvedRoute {
    run.hasWaited = false
    return try ResolvedRoute(
      to: request.progress.destination, in: window, with: request.options,
      configuredBy: request.configuration, for: request)
  }

  /// Returns the route as far as it is known now, or `nil` if there is none while another change to the window is under
  /// way.
  @inline(never) private func provisionalRoute() throws -> ResolvedRoute? {
    do {
      return try resolve()
    } catch {
      if state.holder != nil || window.isInTransition { return nil }
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
    return !run.hasUnaskedGuards(in: route.guardedSteps) && screenToAsk(in: route) == nil ? route : nil
  }

  /// Builds and commits a route.
  ///
  /// - Returns: The route, or `nil` if the hierarchy has changed while the controllers were built, or a screen
  ///   must be asked before it leaves.
  private func reach(_ route: ResolvedRoute) async throws -> ReachedRoute? {
    if isReached(route) {
      // The app may have popped or set a stack right before the request. UIKit shows its top in a later turn.
      if let origin = route.origin, origin.isInTransition {
        await TransitionWait.untilAtRest(origin)
        try request.checkNotEnded()
        guard isReached(route), route.stillHolds(in: window, surveyedAs: WindowSurvey(of: window)) else { return nil }
      }
      run.phase = .finishing
      return ReachedRoute(route)
    }
    run.phase = .building
    let transaction = Transaction(of: run)
    let built: BuiltRoute
    do {
      var build = Build(route, in: transaction, by: run)
      built = try await build.carryOut()
      var survey = WindowSurvey(of: window)
      if survey.isInTransition { survey = await surveyAtRest() }
      try request.checkNotEnded()
      let holds = route.stillHolds(in: window, surveyedAs: survey)
      guard try holds && (!run.hasWaited || route.findUnsaved().isEmpty) else { throw Outdated() }
    } catch {
      let refusal = error as? Build.Refusal
      try await transaction.undo(
        because: error is Outdated ? RoutingError.hierarchyChanged() : refusal?.reason ?? error)
      if error is Outdated { return again() }
      // The place may fit again once the route is resolved anew.
      let mayFit = refusal != nil && run.hasWaited
      if mayFit, await !route.stillHolds(in: window, surveyedAs: surveyAtRest()) { return again() }
      return try again(because: refusal?.reason ?? error)
    }
    return try await commit(built, in: transaction)
  }

  /// Commits a route.
  ///
  /// - Returns: The route, or `nil` if a screen must be asked before it leaves.
  private func commit(_ built: BuiltRoute, in transaction: Transaction) async throws -> ReachedRoute? {
    state.watch.tell(reached: nil)
    run.phase = .committing
    do {
      var commit = Commit(built, in: transaction, by: run)
      let reached = try await commit.carryOut()
      run.phase = .finishing
      return reached
    } catch {
      try await transaction.undo(because: error)
      return try again(because: error)
    }
  }

  /// An error that stops a build whose route the hierarchy no longer allows.
  private struct Outdated: Error {}

  /// Returns the request to the stage of the guards.
  private func again() -> ReachedRoute? {
    run.phase = .preparing
    return nil
  }

  /// Returns the request to the stage of the guards if a screen must be asked before it leaves.
  ///
  /// - Throws: Any other error.
  private func again(because error: any Error) throws -> ReachedRoute? {
    guard let unasked = error as? UnaskedScreen else { throw error }
    request.progress.makeLeaveAnswers().add(unasked.screen)
    return again()
  }

  /// Surveys the window once nothing moves in it any more.
  private func surveyAtRest() async -> WindowSurvey {
    await TransitionWait.untilAtRest(window)
    return WindowSurvey(of: window)
  }

  /// Returns a Boolean value that indicates whether the target is already reached and no context task must run.
  private func isReached(_ route: ResolvedRoute) -> Bool {
    route.isReached && !run.hasContextTasks(of: route.steps[0])
  }

  /// Labels the controllers of a route that was carried out, and tells the listeners of the window.
  private func tell(of reached: ReachedRoute) {
    for (index, step) in reached.route.steps.enumerated() {
      if let label = step.additions?.label, let viewController = reached[index] { label(viewController) }
    }
    if let hasChanged = reached.hasChanged {
      // The screens that appeared while the navigation waited are not its own if it had nothing to move.
      state.tell(reached: hasChanged ? request.progress.destination : nil, at: reached.target)
    }
  }
}
