/// Waits for something that UIKit says is over through a completion, which may come at once, later, or never.
@MainActor
final class TransitionWait {
  private var suspension: Suspension<Bool>?
  private(set) var isFinished = false

  /// Ends the wait, as the completion does. More calls do nothing.
  func finish() {
    isFinished = true
    suspension?.end(with: true)
  }

  /// Returns when the completion, the end of the transition, a change that ends it, or the deadline has come, whichever is
  /// first.
  ///
  /// Where the completion has come already this neither suspends nor creates a task.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator of the transition, which answers for a completion that never comes; `nil` for a change
  ///     that is not animated, which has none until its turn has come.
  ///   - isOver: Returns whether the hierarchy shows that the wait is over. It is asked at every change of the hierarchy.
  /// - Returns: A Boolean value that indicates whether the wait ended before the deadline.
  @discardableResult
  func wait(
    for coordinator: (any UIViewControllerTransitionCoordinator)?, or isOver: (@MainActor () -> Bool)? = nil
  ) async -> Bool {
    guard !isFinished else { return true }
    let suspension = Suspension<Bool>()
    self.suspension = suspension
    coordinator?.animate(alongsideTransition: nil) { _ in self.finish() }
    let observation = isOver.map { isOver in Platform.observeHierarchies { if isOver() { self.finish() } } }
    let timer = Deadline.start { suspension.end(with: false) }
    defer { timer.cancel() }
    let isInTime = await suspension.wait()
    withExtendedLifetime(observation) {}
    return isInTime
  }
}
