import Foundation

/// The queue of work that blocks its thread.
///
/// Each process that is waited for keeps a core busy.
private let queue: OperationQueue = {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 2
  return queue
}()

/// Runs work that blocks its thread, such as waiting for a process, so that the tasks of other tests go on meanwhile.
///
/// There are as few threads for tasks as there are cores. Two works run at a time; further ones wait.
///
/// - Parameter work: The work.
/// - Returns: The result of the work.
/// - Throws: The error of the work.
package func onOwnThread<Answer: Sendable>(
  _ work: @escaping @Sendable () throws -> Answer
) async throws -> Answer {
  try await withCheckedThrowingContinuation { continuation in
    queue.addOperation { continuation.resume(with: Result { try work() }) }
  }
}
