/// Waits for something that UIKit says is over through a completion, which may come at once, later, or never.
@MainActor
final class TransitionWait {
  /// How long a completion may take that nothing else answers for.
  static let deadline: Duration = .seconds(5)

  private var isFinished = false
  private var continuation: CheckedContinuation<Void, Never>?

  /// Ends the wait, as the completion does. More calls do nothing.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    continuation?.resume()
    continuation = nil
  }

  /// Returns when the completion, the end of the transition, or the deadline has come, whichever is first.
  ///
  /// Where the completion has come already this neither suspends nor creates a task.
  ///
  /// - Parameter coordinator: The coordinator of the transition, which answers for a completion that never comes.
  func wait(for coordinator: (any UIViewControllerTransitionCoordinator)?) async {
    guard !isFinished else { return }
    coordinator?.animate(alongsideTransition: nil) { _ in self.finish() }
    let timer = Task {
      try? await Task.sleep(for: Self.deadline)
      self.finish()
    }
    await withCheckedContinuation { continuation in
      if isFinished { continuation.resume() } else { self.continuation = continuation }
    }
    timer.cancel()
  }

  /// Returns when the transition that a controller takes part in is over, at once where there is none.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  static func untilSettled(_ viewController: UIViewController) async -> Bool {
    guard let coordinator = viewController.transitionCoordinator else { return false }
    await TransitionWait().wait(for: coordinator)
    return true
  }

  /// Returns when the transitions that are under way in a window are over, whoever began them.
  ///
  /// - Returns: Whether there were any, so that the hierarchy may have changed.
  static func untilSettled(_ window: UIWindow) async -> Bool {
    var waited = false
    var level = window.rootViewController
    while let current = level {
      var shown = current
      while true {
        if await untilSettled(shown) { waited = true }
        guard !shown.children.isEmpty, let child = shown.container?.visibleViewControllers.last else { break }
        shown = child
      }
      level = current.presentedViewController ?? current.presentedOnTop
    }
    return waited
  }
}
