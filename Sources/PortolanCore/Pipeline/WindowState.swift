/// The state of a window that all routers share: whose turn it is, the questions to its screens that are open, and its watch.
///
/// It admits one navigation at a time to the window, whichever router it comes from. It is tied to the window.
@MainActor
package final class WindowState {
  /// The request whose turn it is.
  private(set) var holder: NavigationRequest?
  // Exclusivity is unchecked, because no change calls other code.
  @exclusivity(unchecked) private var waiting: [(request: NavigationRequest, turn: Promise<Result<Void, any Error>>)] =
    []
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

/// The one observer of a window: it looks when controllers may have changed, and tells the code that asked.
///
/// UIKit has no single signal for what happens to a controller: it does not report a dismissal in code, a pop of a covered
/// controller, a new root, or the release of an alert. So the watch trusts no signal to tell *what* happened. After each
/// turn that may have changed a hierarchy, its listeners compare.
@MainActor
package final class WindowWatch {
  /// A moment of a navigation that changes the hierarchy.
  package enum CommitMoment {
    /// The navigation is about to change the hierarchy.
    case begins
    /// The navigation has changed the hierarchy and reached its destination, before the post-routing tasks.
    ///
    /// The destination is `nil` if the navigation has moved nothing.
    case reached(Destination?, at: UIViewController)
  }

  /// Code that is told of changes until the listener is released.
  @MainActor
  package final class Listener {
    package let watch: WindowWatch
    fileprivate let look: @MainActor () -> Void
    fileprivate var follow: @MainActor (CommitMoment) -> Void = { _ in }

    fileprivate init(_ watch: WindowWatch, _ look: @escaping @MainActor () -> Void) {
      self.watch = watch
      self.look = look
    }
  }

  private struct Place {
    weak var listener: Listener?
  }

  /// The watch of controllers that are in no window yet, and of code that follows all windows.
  private static let ofAllWindows = WindowWatch(nil)

  private weak var window: UIWindow?
  private var places: [Place] = []
  /// The subscription to changes, while there are listeners.
  private var changes: Platform.HierarchyObservation?
  /// The controllers that have left in this turn.
  private var departed: [RemovalWatch] = []

  init(_ window: UIWindow?) {
    self.window = window
  }

  /// Returns the watch of a window, or the watch of all windows if there is none.
  package static func of(_ window: UIWindow?) -> WindowWatch {
    window.map { WindowState.of($0).watch } ?? ofAllWindows
  }

  /// Calls a closure after each turn in which controllers may have changed, until the result is released.
  ///
  /// - Parameters:
  ///   - released: The controllers whose release may be the only sign of a change.
  ///   - look: The closure.
  /// - Returns: The listener, which the watch does not retain.
  package func add(
    afterReleaseOf released: [UIViewController] = [], _ look: @escaping @MainActor () -> Void
  ) -> Listener {
    let listener = Listener(self, look)
    places.removeAll { $0.listener == nil }
    places.append(Place(listener: listener))
    let changes = changes ?? Platform.observeHierarchies(in: window) { [weak self] in self?.look() }
    self.changes = changes
    for viewController in released { changes.includeRelease(of: viewController) }
    return listener
  }

  /// Calls a closure at each moment of a commit, until the result is released.
  package func add(atCommits follow: @escaping @MainActor (CommitMoment) -> Void) -> Listener {
    let listener = add {}
    listener.follow = follow
    return listener
  }

  /// Tells the listeners of a moment of a commit.
  func tell(_ moment: CommitMoment) {
    for place in places { place.listener?.follow(moment) }
  }

  /// Lets the owner of a controller that has left be called together with the owners of the others that have left in this turn.
  func add(departed watch: RemovalWatch) { departed.append(watch) }

  private func look() {
    for place in places { place.listener?.look() }
    places.removeAll { $0.listener == nil }
    if places.isEmpty { changes = nil }
    let departed = departed
    self.departed = []
    RemovalWatch.callOwners(of: departed)
  }
}
