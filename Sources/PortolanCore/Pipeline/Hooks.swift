// The stage that runs the guards: global guards first, then the guards of the steps, target first.
//
// Each guard runs once for a request. The global guards and the target's need no controller. They run before
// the route is resolved, so that they can redirect a request for which there is no way yet. The guards of a target run
// even if the target is on screen already.
//
// After a redirection, all guards run for the new destination, except the one that redirected to it.
//
// A guard that may wait runs in a task of its own, which begins at once. A request that is cancelled or superseded is
// therefore answered even if its guard never returns. If another task takes the request over, the same call of the guard
// continues.
extension NavigationRun {
  /// Returns a Boolean value that indicates whether there are guards, global ones or guards of steps, that this
  /// request has not asked yet or whose answers are pending.
  @inline(never) func hasUnaskedGuards(in steps: [BoundStep]) -> Bool {
    var hasGuards = request.hooks.hasGuards
    // A loop, because a closure would check its actor on each call.
    for step in steps where step.hasGuards { hasGuards = true }
    return hasGuards && (guards.pending != nil || nextUnaskedGuard(in: steps) != nil)
  }

  /// The guards of the request with their answers so far.
  var guards: Guards { request.progress.makeGuards(global: request.hooks) }

  @inline(never) private func nextUnaskedGuard(in steps: [BoundStep]) -> Guards.Unasked? {
    guards.nextUnasked(in: steps, orWith: request.progress.destination.anyContext)
  }

  /// Runs the guards that this request has not asked yet.
  ///
  /// The hierarchy may have changed afterwards.
  ///
  /// - Returns: The destination that a guard redirects to, or `nil` if all guards let the request proceed.
  /// - Throws: The error with which a guard denies the request, the error that ended the request meanwhile, or
  ///   `CancellationError`.
  func askGuards(of steps: [BoundStep]) async throws -> Destination? {
    while true {
      if let (next, call) = guards.pending {
        let answer = try await call.wait(for: self)
        // If this task is cancelled, the answer counts for the one that takes the request over.
        try request.checkNotEnded()
        guards.pending = nil
        if let destination = try accept(answer, of: next) { return destination }
      }
      guard let next = nextUnaskedGuard(in: steps) else { return nil }
      let answer: Result<InterceptorAnswer, any Error>
      do {
        switch try calling({ try request.configuration.script?(request.number) ?? next.hooks.ask(next.index) }) {
        case .finished(let given): answer = .success(given)
        case .pending(let work):
          guards.pending = (next, call(work))
          continue
        }
      } catch { answer = .failure(error) }
      if let destination = try accept(answer, of: next) { return destination }
    }
  }

  /// Records the answer of a guard.
  ///
  /// - Returns: The destination that the guard redirects to, or `nil` if the request can proceed.
  /// - Throws: The error with which the guard denies the request.
  private func accept(
    _ answer: Result<InterceptorAnswer, any Error>, of next: Guards.Unasked
  ) throws -> Destination? {
    var destination: Destination?
    do {
      let answer = try answer.get()
      destination = (next.step?.additions?.translate?(answer) ?? answer).redirection
    } catch {
      request.progress.isDenied = NavigationOutcome(error) == .failed
      request.notify(
        .denied(guard: describe(next.interceptor), NavigationFailure(error, isDenied: request.progress.isDenied)))
      throw error
    }
    request.notify(
      destination.map { .redirected(guard: describe(next.interceptor), to: $0.name) }
        ?? .passed(guard: describe(next.interceptor)))
    guards.add(next, isRedirecting: destination != nil)
    return destination
  }

  // MARK: The tasks of steps and of the router

  /// Runs the context tasks of one step: the router's first, then the step's.
  ///
  /// - Throws: The error of a task.
  func runContextTasks(of step: BoundStep, on viewController: UIViewController) async throws {
    var all = step.hooks
    if request.hooks.hasContextTasks { all.insert(request.hooks.bound(to: step.anyContext), at: 0) }
    for hooks in all {
      for index in 0..<hooks.contextTaskCount {
        let work = try calling { try hooks.runContextTask(index, on: viewController) }
        if case .pending = work { try await value(of: work, for: step.name) }
      }
    }
  }

  /// Returns a Boolean value that indicates whether there are context tasks for a step.
  @inline(never) func hasContextTasks(of step: BoundStep) -> Bool {
    step.hasContextTasks || request.hooks.hasContextTasks
  }

  /// Runs the post-routing tasks: the steps' first, then the router's.
  ///
  /// Their errors are reported, and nothing is undone.
  ///
  /// - Returns: The errors of the tasks.
  func runPostTasks(of reached: ReachedRoute) async -> [any Error] {
    var all: [(step: BoundStep?, hooks: BoundHooks, viewController: UIViewController)] = []
    for (index, step) in reached.route.steps.enumerated() {
      for hooks in step.hooks where hooks.postTaskCount > 0 {
        if let viewController = reached[index] { all.append((step, hooks, viewController)) }
      }
    }
    if request.hooks.hasPostTasks {
      all.append((nil, request.hooks.bound(to: reached.route.steps[0].anyContext), reached.target))
    }
    if all.isEmpty { return [] }
    let stack = reached.viewControllers
    var failures: [any Error] = []
    for (step, hooks, viewController) in all {
      for index in 0..<hooks.postTaskCount {
        do {
          let work = try calling { try hooks.runPostTask(index, on: viewController, routingStack: stack) }
          if case .pending = work { try await value(of: work, for: step?.name ?? request.progress.destination.name) }
        } catch {
          failures.append(error)
          notifyPostTaskFailed(of: step, with: error)
        }
      }
    }
    return failures
  }

  @inline(never) private func notifyPostTaskFailed(of step: BoundStep?, with error: any Error) {
    request.notify(.postTaskFailed(step?.name, NavigationFailure(error)))
  }
}
