/// The alert of a question while it is on screen.
///
/// It does not retain the alert. If the alert is dismissed, its buttons are released with their handlers, and with them
/// the chance of an answer. The button that the user taps lives until its handler has been called. Code that keeps the
/// alert keeps the handlers too, so that the question ends a moment after a navigation has dismissed the alert.
@MainActor
final class OpenQuestion {
  /// The time in which UIKit calls the handler of the button that has dismissed an alert.
  private static let grace = Duration.milliseconds(500)

  private weak var alert: UIAlertController?
  private weak var window: UIWindow?
  private let onDeparture: @MainActor () -> Void
  private var timer: Task<Void, Never>?
  private var listener: WindowWatch.Listener?

  /// Records the alert of a question.
  ///
  /// - Parameters:
  ///   - alert: The alert on screen.
  ///   - window: The window that shows it.
  ///   - onDeparture: A closure that is called a moment after the alert is gone.
  init(_ alert: UIAlertController, in window: UIWindow, onDeparture: @escaping @MainActor () -> Void) {
    self.alert = alert
    self.window = window
    self.onDeparture = onDeparture
    alert.mayLeaveUnanswered = true
    listener = WindowState.of(window).watch.add(afterReleaseOf: [alert]) { [weak self] in self?.checkDeparture() }
  }

  /// Starts the timer once the alert is gone and no navigation may put it back.
  private func checkDeparture() {
    guard timer == nil, window?.isAtRest != false, alert?.presentingViewController == nil else { return }
    timer = Deadline.start(after: Self.grace) { [onDeparture] in
      Task {
        // On a busy main actor, the handler of the button may still wait for its turn.
        await Self.yield(times: 20)
        onDeparture()
      }
    }
  }

  @inline(never)  // The compiler would unroll the loop.
  private static func yield(times count: Int) async {
    for _ in 0..<count { await Task.yield() }
  }

  /// Ends the question, and dismisses the alert, with everything presented over it, if it is still there.
  func close() {
    timer?.cancel()
    listener = nil
    alert?.mayLeaveUnanswered = false
    guard let alert, !alert.isBeingDismissed else { return }
    // An alert that presents another one would only dismiss that.
    alert.presentingViewController?.dismiss(animated: false, completion: nil)
  }
}

/// The chance that a question is answered, retained by the handlers of its buttons.
final class ChanceOfAnswer: Sendable {
  private let onEnd: @MainActor () -> Void

  /// Creates a chance.
  ///
  /// - Parameter onEnd: A closure that is called when no handler can be called any more.
  init(onEnd: @escaping @MainActor () -> Void) {
    self.onEnd = onEnd
  }

  deinit {
    Task { @MainActor [onEnd] in onEnd() }
  }
}
