#if !canImport(UIKit)
  /// The tasks that wait for the passing of virtual time, in the order they continue.
  struct DelayedJobs {
    /// A task that waits.
    enum Wake {
      /// A job of the runtime, such as the job of `Task.sleep(for:)`.
      case job(UnownedJob)
      case sleep(UnsafeContinuation<Void, any Error>)

      func resume(on executor: VirtualExecutor) {
        switch self {
        case .job(let job): executor.enqueue(unowned: job)
        case .sleep(let continuation): continuation.resume()
        }
      }

      func cancel() {
        if case .sleep(let continuation) = self { continuation.resume(throwing: CancellationError()) }
      }
    }

    private(set) var now = Duration.zero
    /// The entries by their time, the next one last.
    private var entries: [(due: Duration, id: Int, wake: Wake)] = []
    private var lastID = 0

    var count: Int { entries.count }

    /// Returns the number of an entry that is added later.
    mutating func reserve() -> Int {
      lastID += 1
      return lastID
    }

    /// Adds a task behind those that continue at the same time.
    mutating func add(_ wake: Wake, id: Int, after duration: Duration) {
      let due = now + max(duration, .zero)
      // Few tasks sleep at once.
      let place = entries.firstIndex { $0.due <= due } ?? entries.endIndex
      entries.insert((due, id, wake), at: place)
    }

    mutating func remove(_ id: Int) -> Wake? {
      entries.firstIndex { $0.id == id }.map { entries.remove(at: $0).wake }
    }

    mutating func removeAll() { entries = [] }

    /// Removes the next task, and moves the time to it.
    mutating func takeNext(upTo limit: Duration?) -> Wake? {
      guard let entry = entries.last, limit.map({ entry.due <= $0 }) ?? true else { return nil }
      entries.removeLast()
      now = entry.due
      return entry.wake
    }
  }
#endif
