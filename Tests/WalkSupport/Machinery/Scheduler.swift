#if !canImport(UIKit)
  import Foundation
  import Portolan

  /// Runs the tasks of a walk in the walk's own thread, one job after another in the order in which they were enqueued,
  /// until none is left.
  ///
  /// A walk must come out the same from the same seed, and must know when everything that can run has run. The main
  /// queue promises neither: tasks that yield or sleep pass through a pool of threads. So while a walk is under way, the
  /// hooks of the concurrency runtime make this the executor of the main actor and of everything that leaves it, on the
  /// thread of the walk alone. No time passes: the deadlines of the router come when the walk says so.
  final class Scheduler: SerialExecutor, @unchecked Sendable {
    static let shared = Scheduler()

    // Touched in the thread of the walk only.
    private var jobs: [UnownedJob] = []
    private var next = 0

    @MainActor private static let sleepers = Gates()

    private init() {}

    /// Whether the runtime of this platform can be told to use another executor.
    static var isAvailable: Bool { RuntimeHooks.areInstalled }

    /// Whether a task can go on.
    var isIdle: Bool { next == jobs.count }

    /// Makes this the executor of everything that the body starts.
    @MainActor
    func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
      precondition(Self.isAvailable, "The concurrency runtime of this platform has no hooks to walk with")
      RuntimeHooks.isWalking = true
      defer { RuntimeHooks.isWalking = false }
      return try Deadline.$pass.withValue({ try await Self.sleepers.wait(heedingCancellation: true) }, operation: body)
    }

    /// Lets tasks run until none can go on.
    ///
    /// - Parameter limit: After how many jobs to give up.
    /// - Returns: Whether they came to rest.
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

    /// Lets deadlines pass that somebody waits for.
    ///
    /// - Returns: Whether anybody waited for one.
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

    /// The walk itself runs on the main actor's own executor; both are the same thread.
    func checkIsolated() {
      precondition(RuntimeHooks.isWalking, "Only the thread of the walk runs what the walk has started")
    }

    fileprivate func enqueue(unowned job: UnownedJob) {
      jobs.append(job)
    }
  }

  /// The runtime's variables that hold who executes what.
  private enum RuntimeHooks {
    typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
    typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
    typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

    /// Tells the thread of the walk from others, which may use tasks as well.
    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    static var isWalking: Bool {
      get { pthread_getspecific(key) != nil }
      set { pthread_setspecific(key, newValue ? UnsafeRawPointer(bitPattern: 1) : nil) }
    }

    /// Installs the hooks when it is first asked.
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
