/// A lock that admits one navigation at a time to a window, whichever router it comes from.
@MainActor
package final class CommitLock {
  private let window: ObjectIdentifier
  /// The request that holds the lock.
  package private(set) var holder: NavigationRequest?
  // Exclusivity is unchecked, because no change calls other code.
  @exclusivity(unchecked) private var waiting: [(request: NavigationRequest, turn: Promise<Result<Void, any Error>>)] =
    []

  private static var locks: [ObjectIdentifier: CommitLock] = [:]
  /// The number of locks at which those without a holder are removed.
  private static var limit = 16
  /// The lock that was requested last, because most apps have one window.
  private static var latest: CommitLock?

  private init(_ window: ObjectIdentifier) {
    self.window = window
  }

  /// Returns the lock of a window, which all routers on it share.
  ///
  /// Request the lock again after every wait, unless the request holds it. Another window may be allocated at the same
  /// address. Its lock is in a fresh state, because a request keeps its window alive.
  package static func of(_ window: UIWindow) -> CommitLock {
    let window = ObjectIdentifier(window)
    if let latest, latest.window == window { return latest }
    let lock = locks[window] ?? make(for: window)
    latest = lock
    return lock
  }

  private static func make(for window: ObjectIdentifier) -> CommitLock {
    if locks.count >= limit {
      locks = locks.filter { $0.value.holder != nil }
      limit = max(16, locks.count * 2)
    }
    let lock = CommitLock(window)
    locks[window] = lock
    return lock
  }

  /// Returns a Boolean value that indicates whether a navigation is changing the window and may still undo its changes.
  package static func isCommitting(in window: UIWindow) -> Bool {
    of(window).holder?.phase == .committing
  }

  /// Takes the lock if it is free.
  ///
  /// - Returns: `true` if the lock was free.
  func tryAcquire(for request: NavigationRequest) -> Bool {
    guard holder == nil else { return false }
    holder = request
    return true
  }

  /// Returns when the lock is free, in the order of the calls.
  ///
  /// - Throws: `CancellationError`, the error that ended the request while it waited, or ``RoutingError`` with the code
  ///   ``RoutingError/Code/waitsForItself`` if the holder waits for this request.
  package func acquire(for request: NavigationRequest) async throws {
    guard !tryAcquire(for: request), let holder else { return }
    let dependence = holder.dependence(on: request)
    if dependence == .certain { throw RoutingError.waitsForItself() }
    let turn = Promise<Result<Void, any Error>>()
    waiting.append((request, turn))
    request.lock = self
    request.stopWaiting = { turn.end(with: .failure($0)) }
    let timer = dependence == .none ? nil : Deadline.start { turn.end(with: .failure(RoutingError.waitsForItself())) }
    defer { timer?.cancel() }
    let result = await turn.wait(untilCancelledWith: .failure(CancellationError()))
    waiting.removeAll { $0.turn === turn }
    request.lock = nil
    request.stopWaiting = nil
    try result.get()
    do {
      try request.checkNotEnded()
    } catch {
      release(request)
      throw error
    }
  }

  /// Releases the lock, and passes it to the next waiting request.
  package func release(_ request: NavigationRequest) {
    guard holder === request else { return }
    holder = nil
    while holder == nil, !waiting.isEmpty {
      let next = waiting.removeFirst()
      if next.turn.end(with: .success(())) { holder = next.request }
    }
    Platform.noteChange(in: request.window)
  }
}

extension UIWindow {
  /// A Boolean value that indicates whether no transition is under way and no navigation is changing the window.
  package var isAtRest: Bool {
    transitionUnderWay == nil && !CommitLock.isCommitting(in: self)
  }
}
