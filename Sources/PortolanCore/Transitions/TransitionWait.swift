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

  /// Returns at the completion, the end of the transition, a change that ends the wait, the deadline of the request, or its
  /// end, whichever comes first.
  ///
  /// A request that is cancelled while it moves the hierarchy waits on, since UIKit would drop or put off what undoes a
  /// transition that runs. Its deadline is then a short one.
  ///
  /// If the completion has been called already, this method neither suspends nor creates a task.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator of the transition, which replaces a completion that is never called; `nil` for a change
  ///     that is not animated, which has none until its turn has come.
  ///   - isOver: Returns a Boolean value that indicates whether the hierarchy shows the end of the wait.
  ///   - window: The window whose changes may end the wait, or `nil` for the changes of all. `isOver` is called after
  ///     each turn that changes it.
  /// - Returns: `false` if the deadline or the end of the request ended the wait.
  @discardableResult
  func wait(
    for coordinator: (any UIViewControllerTransitionCoordinator)?, or isOver: (@MainActor () -> Bool)? = nil,
    in window: UIWindow? = nil
  ) async -> Bool {
    guard !isFinished else { return true }
    let budget = RequestBudget.current
    guard !budget.isExhausted else { return false }
    let suspension = Promise<Bool>()
    self.suspension = suspension
    budget.wait = suspension
    coordinator?.animate(alongsideTransition: nil) { _ in self.finish() }
    let listener = isOver.map { isOver in WindowWatch.of(window).add { if isOver() { self.finish() } } }
    startTimer(for: coordinator, of: budget)
    defer { timer?.cancel() }
    let isInTime = await suspension.wait {
      if budget.heedsCancellation { return _ = suspension.end(with: false) }
      budget.patience = RequestBudget.patienceWhenCancelled
      self.startTimer(for: coordinator, of: budget)
    }
    withExtendedLifetime(listener) {}
    return isInTime
  }

  /// Ends the wait at the deadline, which begins again while the user's finger moves the transition.
  ///
  /// The deadline of a slow animation is later by its duration.
  private func startTimer(for coordinator: (any UIViewControllerTransitionCoordinator)?, of budget: RequestBudget) {
    timer?.cancel()
    timer = Deadline.start(after: budget.patience + .seconds(coordinator?.transitionDuration ?? 0)) { [weak self] in
      guard let self, !isFinished else { return }
      if coordinator?.isInteractive == true { return startTimer(for: coordinator, of: budget) }
      budget.isExhausted = true
      suspension?.end(with: false)
    }
  }
}
