#if !canImport(UIKit)
  import Foundation

  /// The variables of the concurrency runtime that determine the executors.
  enum RuntimeHooks {
    typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
    typealias EnqueueDelayed = @convention(thin) (UInt64, UnownedJob) -> Void
    typealias EnqueueDelayedHook = @convention(thin) (UInt64, UnownedJob, EnqueueDelayed) -> Void
    typealias EnqueueUntil = @convention(thin) (Int64, Int64, Int64, Int64, Int32, UnownedJob) -> Void
    typealias EnqueueUntilHook =
      @convention(thin) (Int64, Int64, Int64, Int64, Int32, UnownedJob, EnqueueUntil) -> Void
    typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
    typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

    /// The key that distinguishes the thread of the executor from others, as others may use tasks as well.
    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    static var isActive: Bool {
      get { pthread_getspecific(key) != nil }
      set { pthread_setspecific(key, newValue ? UnsafeRawPointer(bitPattern: 1) : nil) }
    }

    /// A Boolean value that indicates whether the hooks are installed, as the first access does.
    static let areInstalled: Bool = {
      guard let main = address("swift_task_getMainExecutor_hook"),
        let global = address("swift_task_enqueueGlobal_hook"),
        let delayed = address("swift_task_enqueueGlobalWithDelay_hook"),
        let until = address("swift_task_enqueueGlobalWithDeadline_hook")
      else { return false }
      main.assumingMemoryBound(to: MainExecutorHook?.self).pointee = { original in
        isActive ? VirtualExecutor.shared.asUnownedSerialExecutor() : original()
      }
      global.assumingMemoryBound(to: EnqueueHook?.self).pointee = { job, original in
        if isActive { VirtualExecutor.shared.enqueue(unowned: job) } else { original(job) }
      }
      delayed.assumingMemoryBound(to: EnqueueDelayedHook?.self).pointee = { nanoseconds, job, original in
        guard isActive else { return original(nanoseconds, job) }
        VirtualExecutor.shared.enqueue(unowned: job, after: .nanoseconds(Int64(clamping: nanoseconds)))
      }
      until.assumingMemoryBound(to: EnqueueUntilHook?.self).pointee = { s, ns, ts, tns, clock, job, original in
        guard isActive else { return original(s, ns, ts, tns, clock, job) }
        let rest = remaining(until: .seconds(s) + .nanoseconds(ns), clock: clock)
        VirtualExecutor.shared.enqueue(unowned: job, after: rest)
      }
      #if os(Linux) && compiler(>=6.3)
        DefaultExecutor.install()
      #endif
      return true
    }()

    /// Returns the requested duration of a sleep; the runtime only passes its end in real time.
    private static func remaining(until deadline: Duration, clock: Int32) -> Duration {
      var time = timespec()
      clock_gettime(clock == 2 ? CLOCK_MONOTONIC : bootTime, &time)
      let rest = deadline - .seconds(Int64(time.tv_sec)) - .nanoseconds(Int64(time.tv_nsec))
      return rest.roundedUpToMilliseconds
    }

    #if os(Linux) || os(Android)
      private static let bootTime = CLOCK_BOOTTIME
    #else
      private static let bootTime = CLOCK_MONOTONIC
    #endif

    private static func address(_ name: String) -> UnsafeMutableRawPointer? {
      dlsym(dlopen(nil, RTLD_LAZY), name)
    }
  }
#endif
