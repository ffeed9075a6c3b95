/// Lets one navigation at a time change a window, whichever router it comes from.
@MainActor
final class CommitLock {
  private weak var window: UIWindow?
  private var holder: NavigationRequest?
  private var waiting: [(request: NavigationRequest, continuation: CheckedContinuation<Void, Never>)] = []

  private static var locks: [ObjectIdentifier: CommitLock] = [:]

  private init(window: UIWindow) {
    self.window = window
  }

  /// The lock of a window, which all routers on it share.
  static func of(_ window: UIWindow) -> CommitLock {
    if let lock = locks[ObjectIdentifier(window)], lock.window === window { return lock }
    locks = locks.filter { $0.value.window != nil }
    let lock = CommitLock(window: window)
    locks[ObjectIdentifier(window)] = lock
    return lock
  }

  /// Takes the window where it is free.
  ///
  /// - Returns: Whether it was.
  func tryAcquire(for request: NavigationRequest) -> Bool {
    guard holder == nil else { return false }
    holder = request
    return true
  }

  /// Returns when the window is free, in the order of the calls.
  ///
  /// - Throws: `CancellationError`, what ended the request while it waited, and ``RoutingError`` with the code
  ///   ``RoutingError/Code/waitsForItself`` where the window is held by the request on whose behalf this one is made.
  func acquire(for request: NavigationRequest) async throws {
    guard let holder else {
      self.holder = request
      return
    }
    if holder.waitsForCaller { throw RoutingError.waitsForItself() }
    request.stopWaiting = { _ in self.leave(request) }
    // A task that a factory or an action has started may be awaited there, which nothing tells.
    let timer = holder.isOwnAncestor ? giveUpTimer(for: request) : nil
    defer { timer?.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting.append((request, continuation))
        if Task.isCancelled || request.endedBy != nil { leave(request) }
      }
    } onCancel: {
      Task { @MainActor in self.leave(request) }
    }
    request.stopWaiting = nil
    if self.holder === request {
      do {
        try request.checkNotEnded()
      } catch {
        release(request)
        throw error
      }
      return
    }
    try request.checkNotEnded()
    throw CancellationError()
  }

  /// Lets the next one change the window.
  func release(_ request: NavigationRequest) {
    guard holder === request else { return }
    holder = nil
    guard !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    holder = next.request
    next.continuation.resume()
  }

  private func giveUpTimer(for request: NavigationRequest) -> Task<Void, Never> {
    Task {
      try? await Task.sleep(for: TransitionWait.deadline)
      if !Task.isCancelled, self.holder !== request { request.end(with: .waitsForItself()) }
    }
  }

  private func leave(_ request: NavigationRequest) {
    guard let index = waiting.firstIndex(where: { $0.request === request }) else { return }
    waiting.remove(at: index).continuation.resume()
  }
}
