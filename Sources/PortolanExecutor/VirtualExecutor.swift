#if !canImport(UIKit)
  package import Foundation
  package import _Concurrency

  /// An executor that runs everything a program starts on one thread and in virtual time.
  ///
  /// It runs one job after another, in the order they were enqueued, until none is left. So the same start always leads to the
  /// same end, and ``isIdle`` is exact. The main queue guarantees neither: tasks that yield or sleep pass through a pool of
  /// threads.
  ///
  /// During ``run(_:)`` the hooks of the concurrency runtime make this the executor of the main actor and of everything that
  /// leaves it, for the calling thread alone. A task that sleeps waits for ``advance(upTo:)`` to move the virtual time to the
  /// next sleeper. `ContinuousClock.now` remains the real time.
  ///
  /// Work on dispatch queues, threads and the network is outside of the executor. ``OutsideWork`` detects it.
  // Sendable, since other threads only use its arrivals, which have a lock; everything else belongs to the thread that runs jobs.
  package final class VirtualExecutor: SerialExecutor, @unchecked Sendable {
    package static let shared = VirtualExecutor()

    // Used only on the thread that runs the jobs.
    private var jobs: [UnownedJob] = []
    private var next = 0
    private var delayed = DelayedJobs()

    private let arrivals = ForeignJobs()

    private init() {}

    /// A Boolean value that indicates whether the runtime of this platform accepts another executor.
    ///
    /// A program that is linked statically has no hooks that can be found.
    package static var isAvailable: Bool { RuntimeHooks.areInstalled }

    /// A Boolean value that indicates whether the calling thread runs its jobs on this executor.
    package static var isCurrent: Bool { RuntimeHooks.isActive }

    /// A Boolean value that indicates whether no task can continue without the passing of time.
    package var isIdle: Bool { next == jobs.count && arrivals.isEmpty }

    /// The virtual time since the first start.
    package var now: Duration { delayed.now }

    /// The number of tasks that wait for the passing of time.
    package var delayedCount: Int { delayed.count }

    /// Runs the body with this as the executor of everything that it starts.
    @MainActor
    package func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
      precondition(Self.isAvailable, "The concurrency runtime of this platform has no hooks for another executor")
      let wasActive = RuntimeHooks.isActive
      RuntimeHooks.isActive = true
      defer { RuntimeHooks.isActive = wasActive }
      return try body()
    }

    /// Runs tasks until none can continue.
    ///
    /// - Parameter limit: The number of jobs after which to give up.
    /// - Returns: `true` if no task can continue, or `false` if the limit was reached.
    @discardableResult
    package func drain(limit: Int = 20_000) -> Bool {
      var count = 0
      repeat {
        while next < jobs.count {
          if count == limit { return false }
          let job = jobs[next]
          next += 1
          count += 1
          job.runSynchronously(on: asUnownedSerialExecutor())
        }
        jobs.removeAll(keepingCapacity: true)
        next = 0
        jobs.append(contentsOf: arrivals.take())
      } while !jobs.isEmpty
      return true
    }

    /// Drops all jobs and sleeping tasks; they never continue and are never released.
    ///
    /// Call this after a program that does not come to rest, so that the next one starts with nothing.
    package func discard() {
      jobs.removeAll()
      next = 0
      _ = arrivals.take()
      delayed.removeAll()
    }

    /// Moves the virtual time to the next sleeping task, so that it can continue.
    ///
    /// - Parameter limit: The time up to which to go, or `nil` for no limit.
    /// - Returns: `true` if a task was sleeping up to the limit.
    @discardableResult
    package func advance(upTo limit: Duration? = nil) -> Bool {
      guard let wake = delayed.takeNext(upTo: limit) else { return false }
      wake.resume(on: self)
      return true
    }

    /// Waits for the end of a duration in virtual time.
    ///
    /// Unlike `Task.sleep(for:)`, it leaves nothing behind when the task is cancelled.
    ///
    /// - Parameter duration: The duration.
    /// - Throws: `CancellationError` if the task is cancelled.
    @MainActor
    package func sleep(for duration: Duration) async throws {
      let id = delayed.reserve()
      try await withTaskCancellationHandler {
        try Task.checkCancellation()
        try await withUnsafeThrowingContinuation { continuation in
          delayed.add(.sleep(continuation), id: id, after: duration)
        }
      } onCancel: {
        // A task of the executor is cancelled on its thread.
        guard Self.isCurrent else { return }
        delayed.remove(id)?.cancel()
      }
    }

    /// Waits for a job that another thread enqueues.
    ///
    /// - Parameter duration: The maximum real time.
    /// - Returns: `true` if there is one.
    package func waitForArrival(upTo duration: TimeInterval) -> Bool { arrivals.wait(upTo: duration) }

    /// Ends the wait for a job of another thread, or the next one if there is none now.
    package func wake() { arrivals.wake() }

    package func enqueue(_ job: consuming ExecutorJob) {
      enqueue(unowned: UnownedJob(job))
    }

    package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      UnownedSerialExecutor(ordinary: self)
    }

    /// Verifies the isolation to the main actor, whose executor also runs the program: both are the same thread.
    package func checkIsolated() {
      precondition(RuntimeHooks.isActive, "Only the thread of the executor runs its jobs")
    }

    func enqueue(unowned job: UnownedJob) {
      if RuntimeHooks.isActive { jobs.append(job) } else { arrivals.add(job) }
    }

    func enqueue(unowned job: UnownedJob, after duration: Duration) {
      delayed.add(.job(job), id: delayed.reserve(), after: duration)
    }
  }
#endif
