#if !canImport(UIKit)
  import Foundation
  import Portolan

  /// An executor that runs the tasks of a walk in the walk's own thread.
  ///
  /// It runs one job after another, in the order in which they were enqueued, until none is left.
  ///
  /// The same seed must always lead to the same walk, and a walk must know when everything that can run has run. The
  /// main queue guarantees neither: tasks that yield or sleep pass through a pool of threads. During a walk the hooks
  /// of the concurrency runtime therefore make this the executor of the main actor and of everything that leaves it, on
  /// the thread of the walk alone. No time passes: the walk itself triggers the deadlines of the router.
  final class Scheduler: SerialExecutor, @unchecked Sendable {
    static let shared = Scheduler()

    // Used only in the thread of the walk.
    private var jobs: [UnownedJob] = []
    private var next = 0

    @MainActor private static let sleepers = Gates()

    private init() {}

    /// A Boolean value that indicates whether the runtime of this platform accepts another executor.
    static var isAvailable: Bool { RuntimeHooks.areInstalled }

    /// A Boolean value that indicates whether no task can continue.
    var isIdle: Bool { next == jobs.count }

    /// Runs the body with this as the executor of everything that it starts.
    @MainActor
    func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
      precondition(Self.isAvailable, "The concurrency runtime of this platform has no hooks to walk with")
      RuntimeHooks.isWalking = true
      defer { RuntimeHooks.isWalking = false }
      return try Deadline.$pass.withValue({ try await Self.sleepers.wait(heedingCancellation: true) }, operation: body)
    }

    /// Runs tasks until none can continue.
    ///
    /// - Parameter limit: The number of jobs after which to give up.
    /// - Returns: `true` if no task can continue, or `false` if the limit was reached.
    func drain(limit: Int = 20_000) -> Bool {
      var count = 0
      while next < jobs.count {
        if count == limit { return false }
        let job = jobs[next]
        next += 1
        count += 1
        job.runSynchronously(on: asUnownedSerialExecutor())
      }
      jobs.removeAll(keepingCapacity: true)
      next = 0
      return true
    }

    /// Triggers the deadlines for which tasks are waiting.
    ///
    /// - Returns: `true` if a task was waiting for one.
    @MainActor
    func passDeadlines() -> Bool {
      guard !Self.sleepers.isEmpty else { return false }
      while Self.sleepers.open(0) {}
      return true
    }

    func enqueue(_ job: consuming ExecutorJob) {
      jobs.append(UnownedJob(job))
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
      UnownedSerialExecutor(ordinary: self)
    }

    /// Verifies the isolation to the main actor, whose executor also runs the walk: both are the same thread.
    func checkIsolated() {
      precondition(RuntimeHooks.isWalking, "Only the thread of the walk runs what the walk has started")
    }

    fileprivate func enqueue(unowned job: UnownedJob) {
      jobs.append(job)
    }
  }

  /// The runtime's variables that determine the executors.
  private enum RuntimeHooks {
    typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
    typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
    typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

    /// The key that distinguishes the thread of the walk from others, which may use tasks as well.
    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    static var isWalking: Bool {
      get { pthread_getspecific(key) != nil }
      set { pthread_setspecific(key, newValue ? UnsafeRawPointer(bitPattern: 1) : nil) }
    }

    /// A Boolean value that indicates whether the hooks are installed, which the first access does.
    static let areInstalled: Bool = {
      guard let main = address("swift_task_getMainExecutor_hook"), let global = address("swift_task_enqueueGlobal_hook")
      else { return false }
      main.assumingMemoryBound(to: MainExecutorHook?.self).pointee = { original in
        isWalking ? Scheduler.shared.asUnownedSerialExecutor() : original()
      }
      global.assumingMemoryBound(to: EnqueueHook?.self).pointee = { job, original in
        if isWalking { Scheduler.shared.enqueue(unowned: job) } else { original(job) }
      }
      return true
    }()

    private static func address(_ name: String) -> UnsafeMutableRawPointer? {
      dlsym(dlopen(nil, RTLD_LAZY), name)
    }
  }
#endif
