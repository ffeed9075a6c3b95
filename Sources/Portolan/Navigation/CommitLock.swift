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

  /// The lock that all routers on a window share.
  static func of(_ window: UIWindow) -> CommitLock {
    if let lock = locks[ObjectIdentifier(window)], lock.window === window { return lock }
    locks = locks.filter { $0.value.window != nil }
    let lock = CommitLock(window: window)
    locks[ObjectIdentifier(window)] = lock
    return lock
  }

  /// Returns when the window is free, in the order of the calls.
  ///
  /// - Returns: Whether there was anything to wait for, so that the hierarchy may have changed.
  /// - Throws: `CancellationError`, what ended the request while it waited, and ``RoutingError`` with the code
  ///   ``RoutingError/Code/waitsForItself`` where the window is held by the very task that asks.
  func acquire(for request: NavigationRequest, willWait: () -> Void) async throws -> Bool {
    guard let holder else {
      self.holder = request
      return false
    }
    if let task = holder.task, task == NavigationRequest.currentTask {
      throw RoutingError.waitsForItself(request.destination)
    }
    willWait()
    request.stopWaiting = { [weak self, unowned request] in self?.leave(request) }
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
      return true
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

  private func leave(_ request: NavigationRequest) {
    guard let index = waiting.firstIndex(where: { $0.request === request }) else { return }
    waiting.remove(at: index).continuation.resume()
  }
}
