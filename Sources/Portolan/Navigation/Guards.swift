/// The second stage: asks the guards, global ones first, then those of the steps, target first; each once a request.
@MainActor
final class Guards {
  enum Outcome {
    /// All agree; `asked` tells whether any was asked just now, so that the hierarchy may have changed.
    case proceed(asked: Bool)
    case redirect(Destination)
  }

  private let global: [any RoutingInterceptor<Any?>]
  private let observers: Observers
  private var hasAskedGlobal = false
  private var askedSteps: Set<ObjectIdentifier> = []

  init(global: [any RoutingInterceptor<Any?>], observers: Observers) {
    self.global = global
    self.observers = observers
  }

  /// Whether a route has guards that this request has not asked.
  func hasUnasked(in route: ResolvedRoute) -> Bool {
    if !hasAskedGlobal, !global.isEmpty { return true }
    return route.steps.contains { $0.interceptorCount > 0 && !askedSteps.contains($0.identity) }
  }

  /// - Throws: What a guard throws to deny the request, and `CancellationError`.
  func ask(for route: ResolvedRoute) async throws -> Outcome {
    guard hasUnasked(in: route) else { return .proceed(asked: false) }
    if !hasAskedGlobal {
      for interceptor in global {
        let context = route.steps[0].anyContext
        let answer = try await ask(interceptor) { try await interceptor.perform(with: context) }
        if let answer { return .redirect(answer) }
      }
      hasAskedGlobal = true
    }
    for step in route.steps where step.interceptorCount > 0 && !askedSteps.contains(step.identity) {
      for index in 0..<step.interceptorCount {
        let answer = try await ask(step.interceptor(at: index)) { try await step.runInterceptor(at: index) }
        if let answer { return .redirect(answer) }
      }
      askedSteps.insert(step.identity)
    }
    return .proceed(asked: true)
  }

  private func ask(
    _ interceptor: any RoutingInterceptor, _ perform: () async throws -> InterceptorAnswer
  ) async throws -> Destination? {
    let answer: InterceptorAnswer
    do {
      answer = try await perform()
    } catch {
      observers.notify(.denied(guard: interceptor, error))
      throw error
    }
    try Task.checkCancellation()
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
