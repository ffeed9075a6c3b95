#if !canImport(UIKit)
  import Foundation

  /// The processes that must end with the server.
  // The processes are used only under the lock.
  final class WorkerRegistry: @unchecked Sendable {
    static let shared = WorkerRegistry()

    private let lock = NSLock()
    private var pids: Set<pid_t> = []

    /// The number of processes.
    var count: Int { lock.withLock { pids.count } }

    func add(_ pid: pid_t) { lock.withLock { _ = pids.insert(pid) } }
    func remove(_ pid: pid_t) { lock.withLock { _ = pids.remove(pid) } }

    /// Ends all processes.
    func killAll() {
      lock.withLock { for pid in pids { kill(pid, SIGKILL) } }
    }
  }
#endif
