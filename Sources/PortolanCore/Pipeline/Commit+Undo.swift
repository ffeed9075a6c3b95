// The way back from a commit that fails.
extension Commit {
  /// Restores the hierarchy to its state before the commit.
  ///
  /// - Parameter error: The error that causes the undo.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/undoIncomplete`` if UIKit or a container refuses a
  ///   part of it, or if it has not ended at the deadline.
  func undo(because error: any Error) async throws {
    // The undo of a cancelled commit waits only briefly for transitions, as the commit did.
    if Task.isCancelled { RequestBudget.current.patience = RequestBudget.patienceWhenCancelled }
    do {
      try await request.call { try await putBack() }.inTime()
      request.notify(.undone(because: NavigationFailure(error)))
    } catch let refusal {
      throw RoutingError.undoIncomplete(
        because: error, refusal: refusal, before: route.checkpoint.snapshot(of: window),
        after: HierarchySnapshot(of: window))
    }
  }

  private func putBack() async throws {
    for undo in undos.reversed() { await undo() }
    // At the deadline the task is cancelled, and must move nothing more: the next navigation has its turn.
    try Task.checkCancellation()
    let budget = RequestBudget.current
    budget.renewAttempts()
    while true {
      await TransitionWait.untilSettled(window)
      // A screen may present something, or move on, because it leaves. The next attempt takes that away.
      do {
        try await route.checkpoint.restore(in: window)
        try route.checkpoint.verify(in: window)
        edited?.becomeFirstResponder()
        return
      } catch { if Task.isCancelled || !budget.spend() { throw error } }
    }
  }
}
