/// The second stage: asks the guards, global ones first, then those of the steps, target first; each once a request.
///
/// The global guards and those of the target need no controller. They are asked before the route is resolved, so that they can
/// redirect a request for which there is no way yet. A target that is on screen already is guarded all the same.
///
/// A request that is redirected is another one to the guards: all are asked about the new place, except the one that has
/// chosen it.
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

  /// The guards of a step that have answered. The step is kept, lest another one take its place in memory.
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

  /// Returns a Boolean value that indicates whether there are guards that this request has not asked, or that are still
  /// being asked: the global ones and those of some steps.
  func hasUnasked(in steps: [any BoundStep]) -> Bool {
    if guardTask != nil || askedGlobal.count < global.count { return true }
    for step in steps where askedGuards(of: step).count < step.definition.interceptors.count { return true }
    return false
  }

  /// Asks those that this request has not asked. The hierarchy may be another one afterwards.
  ///
  /// - Throws: What a guard throws to deny the request, what ended the request meanwhile, and `CancellationError`.
  func ask(_ steps: [any BoundStep], of request: NavigationRequest) async throws -> Outcome {
    let guardTask =
      self.guardTask
      ?? GuardTask(of: request) { try await self.askAll(of: steps, for: request) }
    self.guardTask = guardTask
    let outcome = try await guardTask.outcome(of: request)
    self.guardTask = nil
    return outcome
  }

  /// Cancels the guard that is being asked.
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

  /// What guards have said of one place says nothing of another.
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

  /// Waits for what the guards say, unless the request ends before.
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
