#if !canImport(UIKit)
  import Portolan
  import PortolanExecutor

  extension VirtualExecutor {
    /// Runs the body with this as the executor of everything that it starts, and the deadlines of the router in virtual
    /// time.
    ///
    /// No time passes by itself: the walk decides when deadlines pass.
    @MainActor
    func walk<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
      try run {
        try Deadline.$pass.withValue(
          Deadline.Wait { try await VirtualExecutor.shared.sleep(for: $0) }, operation: body)
      }
    }

    /// Triggers the deadlines for which tasks are waiting.
    ///
    /// - Returns: `true` if a task was waiting for one.
    func passDeadlines() -> Bool {
      guard advance() else { return false }
      while advance() {}
      return true
    }
  }
#endif
