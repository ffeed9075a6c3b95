#if !canImport(UIKit)
  import Foundation

  /// The jobs that other threads have enqueued, after work outside of the executor.
  // Sendable, since its only variable is used while the condition's lock is held.
  final class ForeignJobs: @unchecked Sendable {
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []
    private var isWoken = false

    var isEmpty: Bool { condition.withLock { jobs.isEmpty } }

    func add(_ job: UnownedJob) {
      condition.withLock {
        jobs.append(job)
        OutsideWork.note()
        condition.signal()
      }
    }

    func take() -> [UnownedJob] {
      condition.withLock {
        defer { jobs = [] }
        return jobs
      }
    }

    func wait(upTo duration: TimeInterval) -> Bool {
      condition.withLock {
        if jobs.isEmpty, !isWoken { _ = condition.wait(until: Date(timeIntervalSinceNow: duration)) }
        isWoken = false
        return !jobs.isEmpty
      }
    }

    func wake() {
      condition.withLock {
        isWoken = true
        condition.signal()
      }
    }
  }
#endif
