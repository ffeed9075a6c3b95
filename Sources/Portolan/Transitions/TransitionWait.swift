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
  static func untilSettled(_ viewController: UIViewController) async {
    guard let coordinator = viewController.transitionCoordinator else { return }
    await TransitionWait().wait(for: coordinator)
  }

  /// Whether any transition is under way in a window, whoever began it.
  static func isUnderWay(in window: UIWindow) -> Bool {
    var level = window.rootViewController
    while let current = level {
      var shown = current
      while true {
        if shown.transitionCoordinator != nil { return true }
        guard let child = shown.lastShownChild else { break }
        shown = child
      }
      level = current.presentedViewController ?? current.presentedOnTop
    }
    return false
  }

  /// Returns when the transitions that are under way in a window are over, whoever began them.
  static func untilSettled(_ window: UIWindow) async {
    var level = window.rootViewController
    while let current = level {
      var shown = current
      while true {
        await untilSettled(shown)
        guard let child = shown.lastShownChild else { break }
        shown = child
      }
      level = current.presentedViewController ?? current.presentedOnTop
    }
  }
}

extension UIViewController {
  /// What a container shows, the last where it shows several.
  fileprivate var lastShownChild: UIViewController? {
    children.isEmpty ? nil : container?.visibleViewControllers.last
  }
}
