#if !canImport(UIKit)
  import Portolan
  import PortolanExecutor

  /// The setting in which apps are verified: the virtual executor, and the router's deadlines in virtual time.
  @MainActor
  enum Verifying {
    /// Runs a verification.
    ///
    /// - Throws: ``NoExecutor`` if the runtime of this platform has no hooks, or the error of the body.
    static func run<Value>(_ body: @MainActor () throws -> Value) throws -> Value {
      guard VirtualExecutor.isAvailable else { throw NoExecutor() }
      let executor = VirtualExecutor.shared
      return try executor.run {
        try Deadline.$pass.withValue(Deadline.Wait { try await VirtualExecutor.shared.sleep(for: $0) }) {
          try inJob(of: executor, body)
        }
      }
    }

    /// Runs a body in a job of the executor.
    ///
    /// Elsewhere the runtime takes long to verify that the code of a main actor's closure is on the executor of the main actor.
    private static func inJob<Value>(
      of executor: VirtualExecutor, _ body: @MainActor () throws -> Value
    ) throws -> Value {
      var result: Result<Value, any Error>?
      withoutActuallyEscaping(body) { body in
        _ = Task { result = Result { try body() } }
        executor.drain()
      }
      guard let result else { throw NeverReturns() }
      return try result.get()
    }
  }

  /// An error for a runtime that accepts no other executor.
  struct NoExecutor: Error, CustomStringConvertible {
    let description = """
      The concurrency runtime has no hooks for another executor. To fix: link the Swift runtime dynamically, without \
      -static-stdlib.
      """
  }
#endif
