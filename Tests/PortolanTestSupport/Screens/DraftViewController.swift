package import Portolan

/// A screen with unsaved changes that asks before it leaves.
package final class DraftViewController: UIViewController, LeaveConfirming {
  package var hasUnsavedChanges = true {
    didSet { setNeedsUpdateOfLeaveConfirmation() }
  }

  /// The answer to each question.
  package var answer: Result<Bool, any Error> = .success(true)
  /// The gate at which each question waits, or `nil` if the answer comes at once.
  package var gate: Gate?
  /// Code that runs before the answer.
  package var whenAsked: @MainActor () async throws -> Void = {}
  package private(set) var questions = 0
  package private(set) var cancellations = 0

  package func confirmLeaving() async throws -> Bool {
    questions += 1
    do {
      try await gate?.passUnlessCancelled()
    } catch {
      cancellations += 1
      throw error
    }
    try await whenAsked()
    return try answer.get()
  }
}
