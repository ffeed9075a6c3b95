/// The state of a window that all routers share: whose turn it is, the questions to its screens that are open, and its watch.
///
/// It admits one navigation at a time to the window, whichever router it comes from. It is tied to the window.
@MainActor
package final class WindowState {
  /// The request whose turn it is.
  package private(set) var holder: NavigationRequest?
  // Exclusivity is unchecked, because no change calls other code.
  @exclusivity(unchecked) private var waiting: [(request: NavigationRequest, turn: Promise<(any Error)?>)] =
    []
  /// The questions whose answers are pending.
  var questions: [LeaveQuestion] = []
  /// The observer of the window.
  package let watch: WindowWatch
  /// The destination of the navigation whose end the listeners are told of, or `nil` if it has moved nothing.
  @exclusivity(unchecked) package private(set) var reached: Destination?
  /// The router that was created for the window, while the app retains it.
  package weak var router: (any Router)?
  /// The object that keeps a root in the window until a restoration has set one.
  package var restoration: AnyObject?

  private init(_ window: UIWindow) { watch = WindowWatch(window) }

  /// Returns the state of a window, shared by all routers on it.
  @inline(never) package static func of(_ window: UIWindow) -> WindowState {
    if let state = Platform.object(tiedTo: window) as? WindowState { return state }
    let state = WindowState(window)
    Platform.tie(state, to: window)
    return state
  }

  /// Tells the listeners of the end of a navigation.
  func tell(reached destination: Destination?, at target: UIViewController) {
    reached = destination
    watch.tell(reached: target)
    reached = nil
  }

  /// The destination of the navigation whose turn it is, or `nil` if there is none.
  package var destination: Destination? { holder?.progress.destination }

  /// Returns a Boolean value that indicates whether a navigation is changing the window and may still undo its changes.
  static func isCommitting(in window: UIWindow) -> Bool { of(window).holder?.phase == .committing }

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
    let turn = Promise<(any Error)?>()
    waiting.append((request, turn))
    request.run?.stopWaiting = { turn.end(with: $0) }
    let timer = request.startDeadline(ofWaitFor: { self.holder }) {
      turn.end(with: RoutingError.waitsForItself())
    }
    defer { timer?.cancel() }
    let failure = await turn.wait(untilCancelledWith: CancellationError())
    waiting.removeAll { $0.turn === turn }
    request.run?.stopWaiting = nil
    if let failure { throw failure }
  }

  /// Returns the request whose turn another one waits for, or `nil` if that one waits for none.
  fileprivate static func holder(before request: NavigationRequest) -> NavigationRequest? {
    let state = of(request.window)
    return state.waiting.contains { $0.request === request } ? state.holder : nil
  }

  /// Ends the turn of a request, and passes it to the next request.
  package func release(_ request: NavigationRequest) {
    guard holder === request else { return }
    holder = nil
    while holder == nil, !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard next.turn.end(with: nil) else { continue }
      holder = next.request
    }
    Platform.noteChange(in: request.window)
  }

  /// Returns when no navigation is changing a window, or at once if none is.
  @inline(never) static func untilFree(_ window: UIWindow, for owner: UIViewController) async {
    guard isCommitting(in: window) else { return }
    let request = NavigationRequest.holding(owner, in: window)
    let state = of(window)
    if (try? await state.acquire(for: request)) != nil { state.release(request) }
  }
}

extension WindowWatch {
  /// Returns the watch of a window, or the watch of all windows if there is none.
  package static func of(_ window: UIWindow?) -> WindowWatch {
    window.map { WindowState.of($0).watch } ?? ofAllWindows
  }
}

// The waits of requests for one another. A request that waits for itself would never be answered.
//
// Such a circle is certain if the code of each request, and not a task that it has started, waits for the next one. The
// wait that would close a certain circle fails at once. A child task that code starts is not seen to be part of the code, so
// a wait of such a task that may be a circle ends at the deadline.
extension NavigationRequest {
  /// Returns a Boolean value that indicates whether this request certainly waits for another one, directly or through others, or
  /// is it.
  func waits(for other: NavigationRequest) -> Bool {
    var next: NavigationRequest? = self
    while let request = next {
      if request === other { return true }
      // A request waits either for its code or for its turn.
      next = request.progress.awaited ?? WindowState.holder(before: request)
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a request certainly waits for the code that has made this request.
  func isCalled(by other: NavigationRequest) -> Bool {
    guard caller.bond == .code, let parent = caller.parent else { return false }
    return other.waits(for: parent)
  }

  /// Starts the deadline of a wait for another request if the wait may be a circle: a task that the code of a third one has
  /// started waits, and that code may wait for the task.
  ///
  /// - Parameters:
  ///   - other: Returns the other request, which may be another one at the deadline.
  ///   - expire: A closure that is called at the deadline if the wait may be a circle by then.
  /// - Returns: The timer, or `nil` if the wait has no deadline.
  func startDeadline(
    ofWaitFor other: @escaping @MainActor () -> NavigationRequest?, _ expire: @escaping @MainActor () -> Void
  ) -> Task<Void, Never>? {
    let mayBeCircle = { @MainActor in other().map { self.mayWaitForItself(through: $0) } ?? false }
    return mayBeCircle() ? Deadline.start { if mayBeCircle() { expire() } } : nil
  }

  private func mayWaitForItself(through other: NavigationRequest) -> Bool {
    var request = self
    var isCalled = true
    while request.caller.bond != .none, let parent = request.caller.parent, !parent.isAnswered {
      isCalled = isCalled && request.caller.bond == .code
      if !isCalled, parent.hasTurn || other.waits(for: parent) { return true }
      request = parent
    }
    return false
  }

  /// A Boolean value that indicates whether other requests wait for this request in its window.
  private var hasTurn: Bool { phase == .building || phase == .committing }

  /// Returns a Boolean value that indicates whether a task waits for the running code: it runs the code itself, or it performs the
  /// request that called it, directly or through further requests.
  package static func isAwaited(by task: Int) -> Bool {
    if runningTask == task { return true }
    var request = current?.isRunning == true ? current : nil
    while let called = request {
      if called.run?.task == task { return true }
      let parent = called.caller.parent
      request = parent?.progress.awaited === called ? parent : nil
    }
    return false
  }
}
