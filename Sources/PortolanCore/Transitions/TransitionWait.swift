/// A wait for a completion of UIKit, which may be called at once, later, or never.
@MainActor
package final class TransitionWait {
  private var suspension: Promise<Bool>?
  private var timer: Task<Void, Never>?
  private(set) var isFinished = false

  /// Ends the wait, unless it has ended.
  func finish() {
    isFinished = true
    suspension?.end(with: true)
  }

  /// Returns at the completion, the end of the transition, a change that ends the wait, or the deadline, whichever comes
  /// first.
  ///
  /// If the completion has been called already, this method neither suspends nor creates a task.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator of the transition, which replaces a completion that is never called; `nil` for a change
  ///     that is not animated, which has none until its turn has come.
  ///   - isOver: Returns a Boolean value that indicates whether the hierarchy shows the end of the wait.
  ///   - window: The window whose changes may end the wait, or `nil` for the changes of all. `isOver` is called after
  ///     each turn that changes it.
  /// - Returns: `false` if the deadline ended the wait.
  @discardableResult
  func wait(
    for coordinator: (any UIViewControllerTransitionCoordinator)?, or isOver: (@MainActor () -> Bool)? = nil,
    in window: UIWindow? = nil
  ) async -> Bool {
    guard !isFinished else { return true }
    let suspension = Promise<Bool>()
    self.suspension = suspension
    coordinator?.animate(alongsideTransition: nil) { _ in self.finish() }
    let observation = isOver.map { isOver in
      Platform.observeHierarchies(in: window) { if isOver() { self.finish() } }
    }
    startTimer(for: coordinator)
    defer { timer?.cancel() }
    let isInTime = await suspension.wait()
    withExtendedLifetime(observation) {}
    return isInTime
  }

  /// Ends the wait at the deadline, which begins again while the user's finger moves the transition.
  ///
  /// The deadline of a slow animation is later by its duration.
  private func startTimer(for coordinator: (any UIViewControllerTransitionCoordinator)?) {
    timer = Deadline.start(after: .seconds(5 + (coordinator?.transitionDuration ?? 0))) { [weak self] in
      guard let self, !isFinished else { return }
      if coordinator?.isInteractive == true { return startTimer(for: coordinator) }
      suspension?.end(with: false)
    }
  }
}
