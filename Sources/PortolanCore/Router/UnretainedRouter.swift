/// A router that forwards to another one without retaining it, for what the other one retains.
final class UnretainedRouter: Router {
  private weak var base: (any Router)?

  init(_ base: any Router) {
    self.base = base
  }

  func plan(to destination: Destination) throws -> NavigationPlan {
    try router(for: destination).plan(to: destination)
  }

  func navigate(to destination: Destination, animated: Bool, policy: RequestPolicy?) async throws -> NavigationResult {
    try await router(for: destination).navigate(to: destination, animated: animated, policy: policy)
  }

  func navigate(
    to destination: Destination, animated: Bool, policy: RequestPolicy?,
    completion: @escaping @MainActor (Result<NavigationResult, any Error>) -> Void
  ) {
    do {
      try router(for: destination).navigate(
        to: destination, animated: animated, policy: policy, completion: completion)
    } catch {
      completion(.failure(error))
    }
  }

  private func router(for destination: Destination) throws -> any Router {
    guard let base else {
      throw RoutingError(
        .released, step: destination.name, reason: "the router was released",
        fix: "retain the router as long as its screens are shown")
    }
    return base
  }
}

extension UnretainedRouter: ObservedRouter {
  var hasObservers: Bool { (base as? any ObservedRouter)?.hasObservers ?? false }
}
