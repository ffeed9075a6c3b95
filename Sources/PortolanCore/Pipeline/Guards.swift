/// The second stage, which runs the guards: global ones first, then those of the steps, target first.
///
/// Each guard runs once for a request. The global guards and those of the target need no controller. They run before
/// the route is resolved, so that they can redirect a request for which there is no way yet. The guards of a target run
/// even if the target is on screen already.
///
/// After a redirection, all guards run for the new destination, except the one that redirected to it.
///
/// A guard runs in a task of its own, which begins at once and costs next to nothing if the guard does not suspend. A
/// request that is cancelled or superseded is therefore answered even if its guard never returns. If another task takes
/// the request over, the same call of the guard continues.
@MainActor
final class Guards {
  enum Outcome {
    /// All guards let the request proceed.
    case proceed
    case redirect(Destination)
  }

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
  // A list, as a route has a handful of guards.
  private var asked: [Asked] = []
  private var guardTask: GuardTask?

  init(global: StepHooks<Any?>) {
    self.global = global
  }

  /// Returns a Boolean value that indicates whether there are guards, global ones or those of some steps, that this
  /// request has not asked yet or whose answers are pending.
  func hasUnasked(in steps: [BoundStep], for request: NavigationRequest) -> Bool {
    guardTask != nil || nextUnasked(in: steps, for: request) != nil
  }

  /// Runs the guards that this request has not asked yet.
  ///
  /// The hierarchy may have changed afterwards.
  ///
  /// - Throws: The error with which a guard denies the request, the error that ended the request meanwhile, or
  ///   `CancellationError`.
  func ask(_ steps: [BoundStep], of request: NavigationRequest) async throws -> Outcome {
    if guardTask == nil, let outcome = try request.calling({ try askAtOnce(steps, for: request) }) { return outcome }
    let guardTask = self.guardTask ?? GuardTask(of: request) { try await self.askAll(steps, for: request) }
    self.guardTask = guardTask
    let outcome = try await guardTask.outcome(of: request)
    self.guardTask = nil
    return outcome
  }

  /// Cancels the guard whose answer is pending.
  func abandon() {
    guardTask?.cancel()
    guardTask = nil
  }

  /// Asks the guards in their order, up to the first one that may wait.
  ///
  /// - Returns: The outcome, or `nil` if there is a guard that must be awaited.
  private func askAtOnce(_ steps: [BoundStep], for request: NavigationRequest) throws -> Outcome? {
    while let next = nextUnasked(in: steps, for: request) {
      let answer: InterceptorAnswer?
      do {
        answer = try next.hooks.askAtOnce(next.index)
      } catch {
        throw denied(next, error, request)
      }
      guard let answer else { return nil }
      if let place = accept(answer, of: next, request) { return .redirect(place) }
    }
    return .proceed
  }

  private func askAll(_ steps: [BoundStep], for request: NavigationRequest) async throws -> Outcome {
    while let next = nextUnasked(in: steps, for: request) {
      let answer: InterceptorAnswer
      do {
        answer = try await next.hooks.ask(next.index)
        // If an abandoned guard lets the request proceed after all, the next guard must not run.
        try Task.checkCancellation()
      } catch {
        throw denied(next, error, request)
      }
      if let place = accept(answer, of: next, request) { return .redirect(place) }
    }
    return .proceed
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
  private func accept(_ answer: InterceptorAnswer, of next: Unasked, _ request: NavigationRequest) -> Destination? {
    let answer = next.step?.translate(answer) ?? answer
    switch answer.kind {
    case .proceed: request.notify(.passed(guard: describe(next.interceptor)))
    case .redirect(let place):
      request.notify(.redirected(guard: describe(next.interceptor), to: place.name))
      // The answers apply only to the previous destination.
      asked = []
    }
    asked.append(Asked(step: next.step?.definition, identity: next.identity))
    guard case .redirect(let place) = answer.kind else { return nil }
    return place
  }

  private func denied(_ next: Unasked, _ error: any Error, _ request: NavigationRequest) -> any Error {
    request.notify(.denied(guard: describe(next.interceptor), NavigationFailure(error)))
    return error
  }

  private func wasAsked(_ identity: GuardIdentity, of step: StepDefinition?) -> Bool {
    // A loop, because a closure would check its actor on each call.
    for known in asked where known.identity === identity && (identity.isShared || known.step === step) { return true }
    return false
  }
}

/// The task in which guards run, and the wait for their answer.
@MainActor
private final class GuardTask {
  private typealias Answer = Result<Guards.Outcome, any Error>

  private var task: Task<Void, Never>?
  private var answer: Answer?
  private var waiting: Promise<Answer>?

  init(of request: NavigationRequest, _ ask: @escaping @MainActor () async throws -> Guards.Outcome) {
    task = request.calling {
      Platform.startTask {
        let answer: Answer
        do { answer = .success(try await request.running(ask)) } catch { answer = .failure(error) }
        self.answer = answer
        self.waiting?.end(with: answer)
      }
    }
  }

  func cancel() {
    task?.cancel()
  }

  /// Returns the answer of the guards, unless the request ends before.
  func outcome(of request: NavigationRequest) async throws -> Guards.Outcome {
    if let answer { return try answer.get() }
    try request.checkNotEnded()
    let waiting = Promise<Answer>()
    self.waiting = waiting
    request.stopWaiting = { waiting.end(with: .failure($0)) }
    defer { request.stopWaiting = nil }
    return try await waiting.wait(untilCancelledWith: .failure(CancellationError())).get()
  }
}
