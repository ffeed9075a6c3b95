/// The second stage: asks the guards, global ones first, then those of the steps, target first; each once a request.
///
/// A guard runs in a task of its own, which begins at once and costs next to nothing where the guard has nothing to wait
/// for. So a request that is cancelled or superseded is answered even if its guard never is, and one that somebody else
/// takes over finds the guard still asking.
@MainActor
final class Guards {
  enum Outcome {
    /// All agree.
    case proceed
    case redirect(Destination)
  }

  private let global: [any RoutingInterceptor<Any?>]
  private let observers: Observers
  private var hasAskedGlobal = false
  private var askedSteps: Set<ObjectIdentifier> = []
  private var questioning: Questioning?

  init(global: [any RoutingInterceptor<Any?>], observers: Observers) {
    self.global = global
    self.observers = observers
  }

  /// Whether a route has guards that this request has not asked, or that are still being asked.
  func hasUnasked(in route: ResolvedRoute) -> Bool {
    if questioning != nil { return true }
    if !hasAskedGlobal, !global.isEmpty { return true }
    return route.steps.contains { $0.interceptorCount > 0 && !askedSteps.contains($0.identity) }
  }

  /// The steps of a route, if it has guards that this request has not asked; without the controllers, which nobody who
  /// waits for a guard may keep alive.
  func unasked(in route: ResolvedRoute) -> [any ResolvedStep]? {
    hasUnasked(in: route) ? route.steps.map { $0.withoutController() } : nil
  }

  /// Asks those that this request has not asked. The hierarchy may be another one afterwards.
  ///
  /// - Throws: What a guard throws to deny the request, what ended the request meanwhile, and `CancellationError`.
  func ask(_ steps: [any ResolvedStep], of request: NavigationRequest) async throws -> Outcome {
    let questioning =
      self.questioning
      ?? Questioning(of: request) { try await self.askAll(of: steps) }
    self.questioning = questioning
    let outcome = try await questioning.outcome(of: request)
    self.questioning = nil
    return outcome
  }

  /// Cancels the guard that is being asked.
  func abandon() {
    questioning?.cancel()
    questioning = nil
  }

  private func askAll(of steps: [any ResolvedStep]) async throws -> Outcome {
    if !hasAskedGlobal {
      for interceptor in global {
        let context = steps[0].anyContext
        if let destination = try await ask(interceptor, { try await interceptor.perform(with: context) }) {
          return .redirect(destination)
        }
      }
      hasAskedGlobal = true
    }
    for step in steps where step.interceptorCount > 0 && !askedSteps.contains(step.identity) {
      for index in 0..<step.interceptorCount {
        if let destination = try await ask(step.interceptor(at: index), { try await step.runInterceptor(at: index) }) {
          return .redirect(destination)
        }
      }
      askedSteps.insert(step.identity)
    }
    return .proceed
  }

  private func ask(
    _ interceptor: any RoutingInterceptor, _ perform: () async throws -> InterceptorAnswer
  ) async throws -> Destination? {
    let answer: InterceptorAnswer
    do {
      answer = try await perform()
      // An abandoned guard that says yes after all must not have the next one asked.
      try Task.checkCancellation()
    } catch {
      observers.notify(.denied(guard: interceptor, error))
      throw error
    }
    switch answer.kind {
    case .proceed:
      observers.notify(.passed(guard: interceptor))
      return nil
    case .redirect(let destination):
      observers.notify(.redirected(guard: interceptor, to: destination))
      return destination
    }
  }
}

/// The task in which guards are asked, and the one who waits for what they say.
@MainActor
private final class Questioning {
  private var task: Task<Void, Never>?
  private var result: Result<Guards.Outcome, any Error>?
  private var waiting: CheckedContinuation<Result<Guards.Outcome, any Error>, Never>?

  init(of request: NavigationRequest, _ ask: @escaping @MainActor () async throws -> Guards.Outcome) {
    task = NavigationRequest.$current.withValue(request) {
      Platform.startTask {
        request.guardTask = NavigationRequest.runningTask
        do { self.finish(.success(try await ask())) } catch { self.finish(.failure(error)) }
      }
    }
  }

  func cancel() {
    task?.cancel()
  }

  /// Waits for what the guards say, unless the request ends before.
  func outcome(of request: NavigationRequest) async throws -> Guards.Outcome {
    if let result { return try result.get() }
    try request.checkNotEnded()
    request.stopWaiting = { self.resume(with: .failure($0)) }
    defer { request.stopWaiting = nil }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in self.resume(with: .failure(CancellationError())) }
    }
    return try result.get()
  }

  private func finish(_ result: Result<Guards.Outcome, any Error>) {
    self.result = result
    resume(with: result)
  }

  private func resume(with result: Result<Guards.Outcome, any Error>) {
    waiting?.resume(returning: result)
    waiting = nil
  }
}
