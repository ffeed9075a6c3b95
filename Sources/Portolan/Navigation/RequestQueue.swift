/// The requests of one router that are under way: joins equal ones, and applies the ``RequestPolicy``.
@MainActor
final class RequestQueue {
  private var active: [NavigationRequest] = []

  /// A place in the queue: one's own, or that of an equal request.
  enum Ticket {
    case own(NavigationRequest)
    case joined(NavigationRequest, Suspension<NavigationRequest.JoinOutcome>)
  }

  /// Takes a request in, at once and in order.
  ///
  /// - Parameters:
  ///   - isAwaited: Whether the code that is running will wait for the answer.
  ///   - make: Makes the request, unless there is an equal one in the same window to join.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/rejected`` or ``RoutingError/Code/waitsForItself``.
  func register(
    _ destination: Destination, in window: UIWindow, policy: RequestPolicy, isAwaited: Bool,
    make: () -> NavigationRequest
  ) throws -> Ticket {
    let open = active.isEmpty ? [] : active.filter { $0.phase != .settled && $0.window === window }
    if let same = open.first(where: { $0.endedBy == nil && $0.destination.isSame(as: destination) }) {
      if isAwaited, let caller = NavigationRequest.caller, caller.isCertain,
        same.dependence(on: caller.request) == .certain
      {
        throw RoutingError.waitsForItself()
      }
      return .joined(same, same.join())
    }
    // A request that a guard makes is a part of the one that is guarded, and no rival of it.
    let rivals = open.filter { !$0.isOwnAncestor }
    switch policy {
    case .enqueue: break
    case .reject:
      if let rival = rivals.first { throw RoutingError.rejected(destination, because: rival.destination) }
    case .latest:
      for rival in rivals where rival.phase != .committing {
        rival.end(with: .superseded(rival.destination, by: destination))
      }
    }
    let request = make()
    active.append(request)
    return .own(request)
  }

  /// Carries out a request, or waits for the one who does.
  ///
  /// - Parameter work: Carries out a request.
  /// - Throws: What the request fails with, and `CancellationError` for the one who was cancelled.
  func perform(
    _ ticket: Ticket, work: (NavigationRequest) async throws -> NavigationResult
  ) async throws -> NavigationResult {
    switch ticket {
    case .own(let request):
      // A completion form that was called before has its task still to begin.
      while let earlier = active.prefix(while: { $0 !== request }).last(where: { !$0.hasBegun }) {
        await earlier.untilBegun()
      }
      return try await request.awaitedByCaller { try await lead(request, work: work) }
    case .joined(let request, let outcome):
      return try await request.awaitedByCaller {
        switch await request.wait(as: outcome) {
        case .answered(let result): return try result.get()
        case .takeOver: return try await lead(request, work: work)
        case .cancelled: throw CancellationError()
        }
      }
    }
  }

  private func lead(
    _ request: NavigationRequest, work: (NavigationRequest) async throws -> NavigationResult
  ) async throws -> NavigationResult {
    request.begin()
    do {
      let result = try await work(request)
      finish(request, with: .success(result))
      return result
    } catch {
      // Whatever a factory makes of the cancellation of its caller, the others still want their screen.
      if Task.isCancelled, request.endedBy == nil, request.handOver() { throw error }
      finish(request, with: .failure(error))
      throw error
    }
  }

  private func finish(_ request: NavigationRequest, with result: Result<NavigationResult, any Error>) {
    active.removeAll { $0 === request }
    request.answer(result)
  }
}
