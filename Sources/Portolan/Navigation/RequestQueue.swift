/// The requests of one router that are under way: joins equal ones, and applies the ``RequestPolicy``.
@MainActor
final class RequestQueue {
  private var active: [NavigationRequest] = []

  /// A place in the queue: one's own, or that of an equal request.
  enum Ticket {
    case own(NavigationRequest)
    case joined(NavigationRequest)
  }

  /// Takes a request in, at once and in order.
  ///
  /// - Parameter isAwaited: Whether the task that asks is the one that will wait for the answer.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/rejected`` or ``RoutingError/Code/waitsForItself``.
  func register(
    _ destination: Destination, policy: RequestPolicy, isAwaited: Bool, make: () -> NavigationRequest
  ) throws -> Ticket {
    let open = active.isEmpty ? [] : active.filter { $0.phase != .settled }
    if let same = open.first(where: { $0.endedBy == nil && $0.destination.isSame(as: destination) }) {
      if isAwaited, same.waitsForCaller { throw RoutingError.waitsForItself() }
      same.announceJoin()
      return .joined(same)
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
      return try await lead(request, work: work)
    case .joined(let request):
      switch await request.join() {
      case .answered(let result): return try result.get()
      case .takeOver: return try await lead(request, work: work)
      case .cancelled: throw CancellationError()
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
      if error is CancellationError, Task.isCancelled, request.handOver() { throw error }
      finish(request, with: .failure(error))
      throw error
    }
  }

  private func finish(_ request: NavigationRequest, with result: Result<NavigationResult, any Error>) {
    active.removeAll { $0 === request }
    request.answer(result)
  }
}
