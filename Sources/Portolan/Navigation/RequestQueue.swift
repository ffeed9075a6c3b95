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
    if !active.isEmpty {
      if let same = active.first(where: { $0.endedBy == nil && $0.destination.isSame(as: destination) }) {
        if isAwaited, let task = same.task, task == NavigationRequest.currentTask {
          throw RoutingError.waitsForItself(destination)
        }
        same.announceJoin()
        return .joined(same)
      }
      switch policy {
      case .enqueue: break
      case .reject: throw RoutingError.rejected(destination, because: active[0].destination)
      case .latest:
        for request in active where request.phase == .preparing {
          request.end(with: .superseded(request.destination, by: destination))
        }
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
    request.task = NavigationRequest.currentTask
    do {
      let result = try await work(request)
      finish(request, with: .success(result))
      return result
    } catch {
      if error is CancellationError, Task.isCancelled, request.handOver() {
        request.phase = .preparing
        throw error
      }
      finish(request, with: .failure(error))
      throw error
    }
  }

  private func finish(_ request: NavigationRequest, with result: Result<NavigationResult, any Error>) {
    active.removeAll { $0 === request }
    request.answer(result)
  }
}
