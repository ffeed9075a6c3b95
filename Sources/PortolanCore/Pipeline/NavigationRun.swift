/// One task's way with a request through the stages: its phase, its limits and its waits.
///
/// It is the context of every stage.
///
/// If the task is cancelled while others have joined, another task makes a new one, and what the request
/// has found out stays.
@MainActor
final class NavigationRun {
  enum Phase: Comparable {
    /// The request is being resolved or guarded, or waits for its turn.
    ///
    /// The hierarchy is unchanged.
    case preparing
    /// The controllers of the request are being built.
    ///
    /// It has the turn in the window.
    case building
    /// The request changes the hierarchy.
    case committing
    /// The request has changed the hierarchy, and its post-routing tasks run.
    case finishing
  }

  let request: NavigationRequest
  /// The limits of the run.
  let limits = RequestLimits(heedingCancellation: true)
  /// The task of the run.
  let task = NavigationRequest.runningTask
  /// The phase.
  ///
  /// Until the request moves the hierarchy itself, a cancellation ends its waits.
  var phase = Phase.preparing { didSet { limits.heedsCancellation = phase < .committing } }
  /// A Boolean value that indicates whether checks may fail by now: since the route was resolved, the request has waited for code of
  /// the app, or a context task has worked on the origin.
  var hasWaited = false
  /// A closure that ends the current wait of the request, if it can be ended.
  var stopWaiting: (@MainActor (any Error) -> Void)?
  /// The surroundings of the app's code.
  private(set) lazy var surroundings = RequestScope.current.with(token: request.progress.makeToken(for: request))

  init(_ request: NavigationRequest) {
    self.request = request
    request.begin(self)
  }

  var window: UIWindow { request.window }

  /// Ends the current wait of the request.
  func endWait(because error: any Error) {
    stopWaiting?(error)
    limits.wait?.end(with: false)
  }
}
