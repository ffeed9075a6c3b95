#if os(Linux) && compiler(>=6.3)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency

  /// The default executor of the process that passes jobs of the virtual executor's thread to it, and others to the platform.
  ///
  /// Since Swift 6.3 a task that sleeps on an actor asks the default executor to schedule; the runtime has no hook for that. In
  /// real time it would come back on another thread, where the virtual executor never sees it.
  final class DefaultExecutor: TaskExecutor, SchedulingExecutor {
    private let platform: any TaskExecutor & SchedulingExecutor

    private init(_ platform: any TaskExecutor & SchedulingExecutor) {
      self.platform = platform
    }

    /// Replaces the default executor of the process, unless the platform's executor does not schedule.
    static func install() {
      guard Replaced.defaultExecutor is DefaultExecutor else { return }
      _createExecutors(factory: Replaced.self)
    }

    func enqueue(_ job: consuming ExecutorJob) { current.enqueue(job) }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      current.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
      current.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }

    /// The executor for a job of the current thread.
    private var current: any SchedulingExecutor { RuntimeHooks.isActive ? VirtualExecutor.shared : platform }

    /// The executors of the process with this one in place of the default.
    private enum Replaced: ExecutorFactory {
      static let mainExecutor: any MainExecutor = MainActor.executor
      static let defaultExecutor: any TaskExecutor = {
        let platform = Task.defaultExecutor
        return (platform as? any TaskExecutor & SchedulingExecutor).map(DefaultExecutor.init) ?? platform
      }()
    }
  }
#endif
