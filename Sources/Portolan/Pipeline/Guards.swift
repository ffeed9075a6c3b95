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

  /// The guards of a step that have answered.
  ///
  /// The step is retained, so that no other step takes its address.
  private struct Asked {
    let step: StepDefinition
    var guards: Set<Int> = []
  }

  private let global: [any RoutingInterceptor<Any?>]
  private let observers: Observers
  private var askedGlobal: Set<Int> = []
  private var askedSteps: [ObjectIdentifier: Asked] = [:]
  private var guardTask: GuardTask?

  init(global: [any RoutingInterceptor<Any?>], observers: Observers) {
    self.global = global
    self.observers = observers
  }

  /// Returns a Boolean value that indicates whether there are guards, global ones or those of some steps, that this
  /// request has not asked yet or whose answers are pending.
  func hasUnasked(in steps: [any BoundStep]) -> Bool {
    if guardTask != nil || askedGlobal.count < global.count { return true }
    for step in steps where askedGuards(of: step).count < step.definition.interceptors.count { return true }
    return false
  }

  /// Runs the guards that this request has not asked yet.
  ///
  /// The hierarchy may have changed afterwards.
  ///
  /// - Throws: The error with which a guard denies the request, the error that ended the request meanwhile, or
  ///   `CancellationError`.
  func ask(_ steps: [any BoundStep], of request: NavigationRequest) async throws -> Outcome {
    let guardTask =
      self.guardTask
      ?? GuardTask(of: request) { try await self.askAll(of: steps, for: request) }
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

  private func askAll(of steps: [any BoundStep], for request: NavigationRequest) async throws -> Outcome {
    for (index, interceptor) in global.enumerated() where !askedGlobal.contains(index) {
      let context = steps.first.map(\.anyContext) ?? request.place.anyContext
      if let place = try await ask(interceptor, { try await interceptor.perform(with: context) }) {
        forgetAnswers()
        askedGlobal = [index]
        return .redirect(place)
      }
      askedGlobal.insert(index)
    }
    for step in steps {
      for index in 0..<step.definition.interceptors.count where !askedGuards(of: step).contains(index) {
        if let place = try await ask(step.definition.interceptors[index], { try await step.runInterceptor(at: index) })
        {
          forgetAnswers()
          askedSteps[step.identity] = Asked(step: step.definition, guards: [index])
          return .redirect(place)
        }
        askedSteps[step.identity, default: Asked(step: step.definition)].guards.insert(index)
      }
    }
    return .proceed
  }

  /// Discards the answers, which apply only to the previous destination.
  private func forgetAnswers() {
    askedGlobal = []
    askedSteps = [:]
  }

  private func askedGuards(of step: any BoundStep) -> Set<Int> {
    askedSteps.isEmpty ? [] : askedSteps[step.identity]?.guards ?? []
  }

  private func ask(
    _ interceptor: any RoutingInterceptor, _ perform: () async throws -> InterceptorAnswer
  ) async throws -> Destination? {
    let answer: InterceptorAnswer
    do {
      answer = try await perform()
      // If an abandoned guard lets the request proceed after all, the next guard must not run.
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
