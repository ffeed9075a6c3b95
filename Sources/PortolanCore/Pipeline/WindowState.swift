/// The state of a window that all routers share: whose turn it is, the questions to its screens that are open, and its watch.
///
/// It admits one navigation at a time to the window, whichever router it comes from. It is tied to the window.
@MainActor
package final class WindowState {
  /// The request whose turn it is.
  private(set) var holder: NavigationRequest?
  private var waiting: [(request: NavigationRequest, turn: Promise<Result<Void, any Error>>)] = []
  /// The questions whose answers are pending.
  var questions: [LeaveQuestion] = []
  /// The observer of the window.
  package let watch: WindowWatch
  /// The object that keeps a root in the window until a restoration has set one.
  package var restoration: AnyObject?

  private init(_ window: UIWindow) {
    watch = WindowWatch(window)
  }

  /// Returns the state of a window, which all routers on it share.
  package static func of(_ window: UIWindow) -> WindowState {
    if let state = Platform.state(of: window) { return state }
    let state = WindowState(window)
    Platform.tie(state, to: window)
    return state
  }

  /// The destination of the navigation whose turn it is, or `nil` if there is none.
  package var destination: Destination? { holder?.place }

  /// Returns a Boolean value that indicates whether a navigation is changing the window and may still undo its changes.
  static func isCommitting(in window: UIWindow) -> Bool {
    of(window).holder?.phase == .committing
  }

  /// Returns a Boolean value that indicates whether the request whose turn it is certainly waits for another one, or is it.
  package func isHeld(by request: NavigationRequest) -> Bool { holder?.waits(for: request) == true }

  /// Takes the turn if no other request has it.
  ///
  /// - Returns: `true` if the request has the turn.
  func tryAcquire(for request: NavigationRequest) -> Bool {
    guard holder == nil else { return false }
    holder = request
    return true
  }

  /// Returns when it is the turn of a request, in the order of the calls.
  ///
  /// - Throws: `CancellationError`, the error that ended the request while it waited, or ``RoutingError`` with the code
  ///   ``RoutingError/Code/waitsForItself`` if the holder waits for this request.
  package func acquire(for request: NavigationRequest) async throws {
    guard !tryAcquire(for: request), let holder else { return }
    if holder.waits(for: request) || request.isCalled(by: holder) { throw RoutingError.waitsForItself() }
    let turn = Promise<Result<Void, any Error>>()
    waiting.append((request, turn))
    request.waitsIn = self
    request.stopWaiting = { turn.end(with: .failure($0)) }
    let timer = request.startDeadline(ofWaitFor: holder) {
      turn.end(with: .failure(RoutingError.waitsForItself()))
    }
    defer { timer?.cancel() }
    let result = await turn.wait(untilCancelledWith: .failure(CancellationError()))
    waiting.removeAll { $0.turn === turn }
    request.waitsIn = nil
    request.stopWaiting = nil
    try result.get()
    do {
      try request.checkNotEnded()
    } catch {
      release(request)
      throw error
    }
  }

  /// Ends the turn of a request, and passes it to the next one.
  package func release(_ request: NavigationRequest) {
    guard holder === request else { return }
    holder = nil
    while holder == nil, !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard next.turn.end(with: .success(())) else { continue }
      holder = next.request
      next.request.waitsIn = nil
    }
    Platform.noteChange(in: request.window)
  }
}

extension UIWindow {
  /// A Boolean value that indicates whether no transition is under way and no navigation is changing the window.
  package var isAtRest: Bool {
    transitionUnderWay == nil && !WindowState.isCommitting(in: self)
  }
}
