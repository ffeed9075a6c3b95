#if !canImport(UIKit)
  import Foundation

  /// The work that leaves the executor: dispatch queues, threads and the network.
  package enum OutsideWork {
    private static let lock = NSLock()
    // Safe, since it is only used while the lock is held.
    nonisolated(unsafe) private static var seen: Set<String> = []

    /// The threads that have resumed tasks of the executor, by name, in order.
    package static var names: [String] { lock.withLock { seen.sorted() } }

    /// Forgets the threads.
    package static func forget() { lock.withLock { seen = [] } }

    /// Adds threads that another process has seen.
    package static func note(_ names: [String]) { lock.withLock { seen.formUnion(names) } }

    /// Records that the calling thread resumes a task of the executor.
    static func note() {
      let name = nameOfThread
      lock.withLock { _ = seen.insert(name.isEmpty ? "a thread without a name" : name) }
    }

    private static var nameOfThread: String {
      #if os(Linux) || os(Android)
        let text = try? String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      #else
        return Thread.current.name ?? ""
      #endif
    }
  }
#endif
