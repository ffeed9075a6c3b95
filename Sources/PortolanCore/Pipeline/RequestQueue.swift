/// The requests of one router that are under way.
///
/// The queue joins equal requests and applies the ``RequestPolicy``.
@MainActor
final class RequestQueue {
  // Exclusivity is unchecked, because no change calls other code.
  @exclusivity(unchecked) private var active: [NavigationRequest] = []

  /// A place in the queue: that of the request itself, or that of an equal request that it joined.
  struct Ticket {
    let request: NavigationRequest
    /// The promised answer of the joined request, or `nil` if the request was not joined to another request.
    let outcome: NavigationRequest.JoinedAnswer?
    /// The request as it was made.
    let made: NavigationRequest
  }

  /// Registers a request that arrives now, and tells the observers of its router.
  ///
  /// - Throws: ``RoutingError`` if there is no window, or with the code ``RoutingError/Code/rejected`` or
  ///   ``RoutingError/Code/waitsForItself``.
  @inline(never) func register(
    _ destination: Destination, animated: Bool, policy: RequestPolicy, isAwaited: Bool,
    in window: Result<UIWindow, any Error>, configuration: RouterConfiguration, options: RequestOptions
  ) throws -> Ticket {
    let number = NavigationRequest.nextNumber()
    func notify(_ what: @autoclosure () -> NavigationEvent.What) {
      if configuration.observers.tell == nil { return }
      configuration.observers.receive(
        NavigationEvent(what(), of: number, to: destination.name), to: destination, recording: options.isRecorded)
    }
    notify(.requested)
    do {
      let request = NavigationRequest(
        number, destination: destination, window: try window.get(), animated: animated, configuration: configuration,
        options: options, isAwaited: isAwaited)
      let ticket = try register(request, policy: policy)
      if ticket.request !== request { request.notify(.joined(request: ticket.request.number)) }
      return ticket
    } catch {
      let error = RoutingError.diagnosed(error, destination.name, in: nil)
      notify(.failed(NavigationFailure(error)))
      throw error
    }
  }

  /// Adds a request, at once and in order.
  ///
  /// - Parameters:
  ///   - request: The request. It is dropped if it can join an equal one in the same window.
  ///   - policy: The handling of the request while others are under way.
  /// - Returns: The place of the request in the queue.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/rejected`` or ``RoutingError/Code/waitsForItself``.
  private func register(_ request: NavigationRequest, policy: RequestPolicy) throws -> Ticket {
    let same = active.first { $0.isOpen(beside: request) && $0.isSame(as: request) }
    if let same,
      request.caller.bond != .none && same.progress.leaveAnswers?.isAskedHere == true || request.isCalled(by: same)
    {
      throw RoutingError.waitsForItself()
    }
    // A request that a guard makes is a part of the guarded request and does not compete with it.
    for rival in active where policy != .enqueue && rival.isOpen(beside: request) && !request.descends(from: rival) {
      if policy == .reject, same == nil { throw RoutingError.rejected(because: rival.destination) }
      if policy == .latest, rival !== same, rival.phase != .committing {
        rival.end(with: .superseded(by: request.destination))
      }
    }
    if let same { return Ticket(request: same, outcome: same.join(), made: request) }
    active.append(request)
    return Ticket(request: request, outcome: nil, made: request)
  }

  /// Performs a request, or waits for the task that performs it.
  ///
  /// - Throws: The error of the request, or `CancellationError` for the caller that was cancelled.
  func perform(_ ticket: Ticket) async throws -> NavigationResult {
    let request = ticket.request
    let caller = ticket.made.caller.bond == .code ? ticket.made.caller.parent : nil
    caller?.progress.awaited = request
    defer { if let caller, caller.progress.awaited === request { caller.progress.awaited = nil } }
    // Usually the queue is empty.
    if ticket.outcome != nil || active.count > 1, let result = try await answer(to: ticket) { return result }
    let pipeline = NavigationPipeline(NavigationRun(request))
    do {
      let result = try await pipeline.carryOut()
      finish(request, with: .success(result))
      return result
    } catch {
      let error = RoutingError.diagnosed(error, request.progress.name, in: request.window)
      // The other callers still want their screen, whatever error a factory throws because its caller was cancelled.
      if Task.isCancelled, request.progress.endingError == nil, request.handOver() { throw error }
      request.notify(.failed(NavigationFailure(error, isDenied: request.progress.isDenied)))
      finish(request, with: .failure(error))
      throw error
    }
  }

  /// Waits until the request of a ticket is answered or can be performed.
  ///
  /// - Returns: The answer, if another task has performed the request, or `nil` if it must be performed now.
  private func answer(to ticket: Ticket) async throws -> NavigationResult? {
    guard let outcome = ticket.outcome else {
      // The last request before this one that no task performs yet: a completion form whose task has not begun.
      while let earlier = active.prefix(while: { $0 !== ticket.request }).last(where: { !$0.hasBegun }) {
        await earlier.untilBegun()
      }
      return nil
    }
    var answer = try await ticket.request.wait(as: outcome, for: ticket.made)?.get()
    answer?.outcome = .joined
    return answer
  }

  private func finish(_ request: NavigationRequest, with result: Result<NavigationResult, any Error>) {
    if let index = active.indexOfInstance(request) { active.remove(at: index) }
    request.finish(with: result)
  }
}
