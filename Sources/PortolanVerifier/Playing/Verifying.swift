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
          try body()
        }
      }
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
