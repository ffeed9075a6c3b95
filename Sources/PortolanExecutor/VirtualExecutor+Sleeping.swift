#if os(Linux) && compiler(>=6.3)
  @_spi(ExperimentalScheduling) package import _Concurrency

  // Since Swift 6.3, `Task.sleep` asks the executor of the running task to schedule, and does not go through the hooks. A task on
  // an actor, which has no such executor, asks the default one: see ``DefaultExecutor``.
  extension VirtualExecutor: SchedulingExecutor {
    package func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      enqueue(unowned: UnownedJob(job), after: delay as? Duration ?? .zero)
    }

    /// Delays a job by the time that is left, rounded to the milliseconds that the task has asked for.
    package func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      let rest = clock.now.duration(to: instant) as? Duration ?? .zero
      enqueue(unowned: UnownedJob(job), after: rest.roundedUpToMilliseconds)
    }
  }
#endif

#if !canImport(UIKit)
  extension Duration {
    /// The duration without the moment that has passed since a task asked for it.
    var roundedUpToMilliseconds: Duration {
      let (seconds, attoseconds) = components
      return .milliseconds(Int64(max((Double(seconds) * 1e3 + Double(attoseconds) / 1e15).rounded(.up), 0)))
    }
  }
#endif
