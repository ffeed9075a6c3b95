/// The second stage, which runs the guards: global guards first, then the guards of the steps, target first.
///
/// Each guard runs once for a request. The global guards and the target's need no controller. They run before
/// the route is resolved, so that they can redirect a request for which there is no way yet. The guards of a target run
/// even if the target is on screen already.
///
/// After a redirection, all guards run for the new destination, except the one that redirected to it.
///
/// A guard that may wait runs in a task of its own, which begins at once. A request that is cancelled or superseded is
/// therefore answered even if its guard never returns. If another task takes the request over, the same call of the guard
/// continues.
@MainActor
final class Guards {
  /// A guard that has answered.
  private struct Asked {
    /// The step that the guard belongs to, or `nil` for a global one.
    let step: StepDefinition?
    let identity: GuardIdentity
  }

  /// A guard that this request has not asked yet.
  @MainActor
  private struct Unasked {
    let identity: GuardIdentity
    /// The step that the guard belongs to, or `nil` for a global one.
    let step: BoundStep?
    let hooks: BoundHooks
    let index: Int

    var interceptor: any RoutingInterceptor { identity.interceptor }
  }

  private let global: StepHooks<Any?>
  // A list, as a route has a handful of guards. Exclusivity is unchecked, because no change calls other code.
  @exclusivity(unchecked) private var asked: [Asked] = []
  /// The guard whose answer is pending.
  @exclusivity(unchecked) private var pending: (guard: Unasked, call: PendingCall<InterceptorAnswer>)?

  init(global: StepHooks<Any?>) {
    self.global = global
    asked.reserveCapacity(4)
  }

  /// Returns a Boolean value that indicates whether there are guards, global ones or guards of steps, that this
  /// request has not asked yet or whose answers are pending.
  func hasUnasked(in steps: [BoundStep], for request: NavigationRequest) -> Bool {
    pending != nil || nextUnasked(in: steps, for: request) != nil
  }

  /// Runs the guards that this request has not asked yet.
  ///
  /// The hierarchy may have changed afterwards.
  ///
  /// - Returns: The destination that a guard redirects to, or `nil` if all guards let the request proceed.
  /// - Throws: The error with which a guard denies the request, the error that ended the request meanwhile, or
  ///   `CancellationError`.
  func ask(_ steps: [BoundStep], of request: NavigationRequest) async throws -> Destination? {
    while true {
      if let (next, call) = pending {
        let answer = try await call.wait(for: request)
        // If this task is cancelled, the answer counts for the one that takes the request over.
        try request.checkNotEnded()
        pending = nil
        if let place = try accept(answer, of: next, request) { return place }
      }
      guard let next = nextUnasked(in: steps, for: request) else { return nil }
      let answer: Result<InterceptorAnswer, any Error>
      do {
        switch try request.calling({ try request.configuration.script?(request.number) ?? next.hooks.ask(next.index) })
        {
        case .finished(let given): answer = .success(given)
        case .pending(let work):
          pending = (next, request.call(work))
          continue
        }
      } catch { answer = .failure(error) }
      if let place = try accept(answer, of: next, request) { return place }
    }
  }

  /// Cancels the guard whose answer is pending.
  func abandon() {
    pending?.call.cancel()
    pending = nil
  }

  /// Returns the first guard, global or of some steps, that has not answered.
  private func nextUnasked(in steps: [BoundStep], for request: NavigationRequest) -> Unasked? {
    if !global.identities.isEmpty {
      let context = steps.first.map { $0.anyContext } ?? request.place.anyContext
      if let next = nextUnasked(in: global.bound(to: context), of: nil) { return next }
    }
    for step in steps {
      for hooks in step.hooks { if let next = nextUnasked(in: hooks, of: step) { return next } }
    }
    return nil
  }

  private func nextUnasked(in hooks: BoundHooks, of step: BoundStep?) -> Unasked? {
    for (index, identity) in hooks.guards.enumerated() where !wasAsked(identity, of: step?.definition) {
      return Unasked(identity: identity, step: step, hooks: hooks, index: index)
    }
    return nil
  }

  /// Records the answer of a guard.
  ///
  /// - Returns: The destination that the guard redirects to, or `nil` if the request can proceed.
  /// - Throws: The error with which the guard denies the request.
  private func accept(
    _ answer: Result<InterceptorAnswer, any Error>, of next: Unasked, _ request: NavigationRequest
  ) throws -> Destination? {
    var place: Destination?
    do {
      let answer = try answer.get()
      if case .redirect(let other) = (next.step?.translate(answer) ?? answer).kind { place = other }
    } catch {
      request.isDenied = NavigationOutcome(error) == .failed
      request.notify(
        .denied(guard: describe(next.interceptor), NavigationFailure(error, isDenied: request.isDenied)))
      throw error
    }
    if let place {
      request.notify(.redirected(guard: describe(next.interceptor), to: place.name))
      // The answers apply only to the previous destination.
      asked = []
    } else {
      request.notify(.passed(guard: describe(next.interceptor)))
    }
    asked.append(Asked(step: next.step?.definition, identity: next.identity))
    return place
  }

  private func wasAsked(_ identity: GuardIdentity, of step: StepDefinition?) -> Bool {
    // A loop, because a closure would check its actor on each call.
    for known in asked where known.identity === identity && (identity.isShared || known.step === step) { return true }
    return false
  }
}

/// The context tasks of one step: the router's first, then the step's.
@MainActor
enum ContextTasks {
  /// Runs the tasks.
  ///
  /// - Throws: The error of a task.
  static func run(_ step: BoundStep, on viewController: UIViewController, in request: NavigationRequest)
    async throws
  {
    var all = step.hooks
    let global = request.configuration.hooks
    if global.hasContextTasks { all.insert(global.bound(to: step.anyContext), at: 0) }
    for hooks in all where hooks.hasContextTasks {
      for index in 0..<hooks.contextTaskCount {
        let work = try request.calling { try hooks.runContextTask(index, on: viewController) }
        if case .pending = work { try await request.run(work, of: step.name) }
      }
    }
  }

  /// Returns a Boolean value that indicates whether there are context tasks for a step.
  static func areNeeded(for step: BoundStep, in request: NavigationRequest) -> Bool {
    step.hasContextTasks || request.configuration.hooks.hasContextTasks
  }
}

/// The last stage, which runs the post-routing tasks.
///
/// Their errors are reported, and nothing is undone.
@MainActor
struct PostTasks {
  let request: NavigationRequest
  let route: ResolvedRoute

  /// Runs the tasks.
  ///
  /// - Returns: The errors of the tasks.
  func run() async -> [any Error] {
    let stack = route.viewControllers
    var failures: [any Error] = []
    for (step, viewController) in zip(route.steps, stack) {
      for hooks in step.hooks where hooks.hasPostTasks {
        failures += await run(hooks, of: step, on: viewController, stack)
      }
    }
    guard request.configuration.hooks.hasPostTasks else { return failures }
    let hooks = request.configuration.hooks.bound(to: route.steps[0].anyContext)
    return await failures + run(hooks, of: nil, on: route.target, stack)
  }

  private func run(
    _ hooks: BoundHooks, of step: BoundStep?, on viewController: UIViewController, _ stack: [UIViewController]
  ) async -> [any Error] {
    let errors = await hooks.runPostTasks(on: viewController, routingStack: stack)
    for error in errors { request.notify(.postTaskFailed(step?.name, NavigationFailure(error))) }
    return errors
  }
}
