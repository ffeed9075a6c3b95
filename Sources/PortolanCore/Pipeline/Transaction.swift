/// The changes of a request, with the means to take them back: none before the build, then the containers outside the window that the build
/// fills, and from the beginning of the commit the window.
@MainActor
final class Transaction {
  private let run: NavigationRun
  // Exclusivity is unchecked, because adapters of an app are called while they are recorded.
  @exclusivity(unchecked) private(set) var checkpoint = HierarchyCheckpoint()
  private var hasBegun = false
  private var undos: [@MainActor () async -> Void] = []
  /// The view that the user was editing in the modals; it loses its focus when they leave.
  weak var edited: UIView?

  init(of run: NavigationRun) { self.run = run }

  private var window: UIWindow { run.request.window }

  /// Records the window before the commit.
  func begin(from origin: UIViewController?) {
    checkpoint.record(window, from: origin)
    hasBegun = true
  }

  /// Records a container before it changes for the first time, unless it is recorded with its window.
  func willChange(_ container: UIViewController) { checkpoint.record(outside: container) }

  /// Adds a closure that takes back what the checkpoint does not know.
  @inline(never) func add(_ undo: @escaping @MainActor () async -> Void) { undos.append(undo) }

  /// Takes back all changes: before the commit the containers outside the window, later the window as well.
  ///
  /// - Parameter error: The error that causes the undo.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/undoIncomplete`` if UIKit or a container refuses a
  ///   part of it, or if it has not ended at the deadline.
  func undo(because error: any Error) async throws {
    if !hasBegun, checkpoint.isEmpty { return }
    // The undo of a cancelled commit waits only briefly for transitions, as the commit did.
    if hasBegun, Task.isCancelled { run.limits.patience = RequestLimits.patienceWhenCancelled }
    // A screen that came meanwhile is asked before it leaves.
    if let unasked = error as? UnaskedScreen { checkpoint.keep(unasked.screen.level) }
    do {
      let call = run.call { [self] in
        if hasBegun { try await restore() } else { try await checkpoint.restoreOutside(besides: window) }
      }
      try await call.inTime()
      if hasBegun { run.request.notify(.undone(because: NavigationFailure(error))) }
    } catch let refusal {
      let after = HierarchySnapshot(of: window)
      throw RoutingError.undoIncomplete(
        because: error, refusal: refusal, before: hasBegun ? checkpoint.snapshot(of: window) : after, after: after)
    }
  }

  private func restore() async throws {
    for undo in undos.reversed() { await undo() }
    // At the deadline the task is cancelled, and must move nothing more: the next navigation has its turn.
    try Task.checkCancellation()
    run.limits.renewAttempts()
    while true {
      await TransitionWait.untilAtRest(window)
      // A screen may present something, or move on, because it leaves. The next attempt takes that away.
      do {
        try await checkpoint.restore(in: window)
        try checkpoint.verify(in: window)
        edited?.becomeFirstResponder()
        return
      } catch { if Task.isCancelled || !run.limits.spend() { throw error } }
    }
  }
}
