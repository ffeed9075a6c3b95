/// The requests of one router that are under way: joins equal ones, and applies the ``RequestPolicy``.
@MainActor
final class RequestQueue {
  // Unchecked, as nothing that changes it calls code of others meanwhile.
  @exclusivity(unchecked) private var active: [NavigationRequest] = []

  /// A place in the queue: one's own, or that of an equal request.
  struct Ticket {
    let request: NavigationRequest
    /// What will come of the request, for one who joined it; `nil` for the one who makes it.
    let outcome: Promise<NavigationRequest.JoinOutcome>?
    /// The request for whose sake the code waits that will wait for the answer.
    let caller: NavigationRequest.Awaited?
  }

  /// Takes a request in, at once and in order.
  ///
  /// - Parameters:
  ///   - request: The request, which is dropped where there is an equal one in the same window to join.
  ///   - isAwaited: Whether the code that is running will wait for the answer.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/rejected`` or ``RoutingError/Code/waitsForItself``.
  func register(_ request: NavigationRequest, policy: RequestPolicy, isAwaited: Bool) throws -> Ticket {
    let caller = isAwaited ? request.parent : nil
    if !active.isEmpty, let joined = try join(request, policy: policy, isAwaitedBy: caller) { return joined }
    active.append(request)
    return Ticket(request: request, outcome: nil, caller: caller)
  }

  /// Looks for an equal request to join, and otherwise makes way for the new one.
  private func join(
    _ request: NavigationRequest, policy: RequestPolicy, isAwaitedBy caller: NavigationRequest.Awaited?
  ) throws -> Ticket? {
    for same in active where same.isOpen(beside: request) && same.isSame(as: request) {
      if let caller, caller.isCertain, same.dependence(on: caller.request) == .certain {
        throw RoutingError.waitsForItself()
      }
      return Ticket(request: same, outcome: same.join(), caller: caller)
    }
    guard policy != .enqueue else { return nil }
    // A request that a guard makes is a part of the one that is guarded, and no rival of it.
    for rival in active where rival.isOpen(beside: request) && !request.descends(from: rival) {
      if policy == .reject { throw RoutingError.rejected(request.destination, because: rival.destination) }
      if rival.phase != .committing { rival.end(with: .superseded(rival.destination, by: request.destination)) }
    }
    return nil
  }

  /// Carries out a request, or waits for the one who does.
  ///
  /// - Throws: What the request fails with, and `CancellationError` for the one who was cancelled.
  @inline(__always)  // An asynchronous frame of its own costs half a hundredth of a navigation.
  func perform(_ ticket: Ticket) async throws -> NavigationResult {
    let request = ticket.request
    ticket.caller?.request.beginWaiting(for: request, isCertain: ticket.caller?.isCertain ?? false)
    defer { ticket.caller?.request.endWaiting(for: request) }
    // Mostly there is nobody.
    if ticket.outcome != nil || active.count > 1, let result = try await answer(to: ticket) { return result }
    request.begin()
    do {
      let result = try await NavigationPipeline(request).run()
      finish(request, with: .success(result))
      return result
    } catch {
      let error = RoutingError.diagnosed(error, request.destination, in: request.window)
      request.configuration.observers.notify(.failed(request.destination, error))
      // Whatever a factory makes of the cancellation of its caller, the others still want their screen.
      if Task.isCancelled, request.endedBy == nil, request.handOver() { throw error }
      finish(request, with: .failure(error))
      throw error
    }
  }

  /// Waits for whom a ticket makes wait.
  ///
  /// - Returns: The answer, where somebody else has carried the request out; `nil` where it is to be carried out now.
  private func answer(to ticket: Ticket) async throws -> NavigationResult? {
    guard let outcome = ticket.outcome else {
      while let earlier = earlierNotBegun(than: ticket.request) { await earlier.untilBegun() }
      return nil
    }
    switch await ticket.request.wait(as: outcome, for: ticket.caller) {
    case .answered(let result): return try result.get()
    case .takeOver: return nil
    case .cancelled: throw CancellationError()
    }
  }

  /// The last request before another one that nobody carries out: a completion form whose task is still to begin.
  private func earlierNotBegun(than request: NavigationRequest) -> NavigationRequest? {
    var last: NavigationRequest?
    for earlier in active {
      if earlier === request { break }
      if !earlier.hasBegun { last = earlier }
    }
    return last
  }

  private func finish(_ request: NavigationRequest, with result: Result<NavigationResult, any Error>) {
    if let index = active.indexOfInstance(request) { active.remove(at: index) }
    request.answer(result)
  }
}

extension NavigationRequest {
  /// Whether this request is to go to where another one is.
  fileprivate func isSame(as other: NavigationRequest) -> Bool {
    endedBy == nil && destination.isSame(as: other.destination)
  }

  /// Whether this request is still under way in the window of another one.
  fileprivate func isOpen(beside other: NavigationRequest) -> Bool {
    phase != .settled && window === other.window
  }
}
