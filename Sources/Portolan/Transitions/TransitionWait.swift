/// A wait for a completion of UIKit, which may be called at once, later, or never.
@MainActor
final class TransitionWait {
  private var suspension: Promise<Bool>?
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
  ///   - isOver: Returns a Boolean value that indicates whether the hierarchy shows the end of the wait. It is called at
  ///     every change of the hierarchy.
  /// - Returns: `false` if the deadline ended the wait.
  @discardableResult
  func wait(
    for coordinator: (any UIViewControllerTransitionCoordinator)?, or isOver: (@MainActor () -> Bool)? = nil
  ) async -> Bool {
    guard !isFinished else { return true }
    let suspension = Promise<Bool>()
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
