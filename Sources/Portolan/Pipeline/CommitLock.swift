/// Lets one navigation at a time change a window, whichever router it comes from.
@MainActor
final class CommitLock {
  private let window: ObjectIdentifier
  /// The request that has the window to itself.
  private(set) var holder: NavigationRequest?
  // Unchecked, as nothing that changes it calls code of others meanwhile.
  @exclusivity(unchecked) private var waiting: [(request: NavigationRequest, turn: Promise<Result<Void, any Error>>)] =
    []

  private static var locks: [ObjectIdentifier: CommitLock] = [:]
  /// How many locks there may be before those that nobody holds are dropped.
  private static var limit = 16
  /// The lock that was asked for last: most apps have one window.
  private static var latest: CommitLock?

  private init(_ window: ObjectIdentifier) {
    self.window = window
  }

  /// The lock of a window, which all routers on it share. To be asked for again after every wait, except by who holds it.
  ///
  /// Another window may come to live where one was. Its lock is as good as new, since a request keeps its window alive.
  static func of(_ window: UIWindow) -> CommitLock {
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

  /// Whether a navigation is changing the window just now, and may yet put everything back.
  static func isCommitting(in window: UIWindow) -> Bool {
    of(window).holder?.phase == .committing
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
  ///   ``RoutingError/Code/waitsForItself`` where the window is held by a request that waits for this one.
  func acquire(for request: NavigationRequest) async throws {
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

  /// Lets the next one change the window.
  func release(_ request: NavigationRequest) {
    guard holder === request else { return }
    holder = nil
    while holder == nil, !waiting.isEmpty {
      let next = waiting.removeFirst()
      if next.turn.end(with: .success(())) { holder = next.request }
    }
    CommitHooks.didRelease()
  }
}

extension UIWindow {
  /// A Boolean value that indicates whether nothing moves, and no navigation is changing the window.
  var isAtRest: Bool {
    transitionUnderWay == nil && !CommitLock.isCommitting(in: self)
  }
}
