#if !canImport(UIKit)
  import Portolan

  /// A request of a walk, from its creation to its answer.
  @MainActor
  final class Request {
    /// The request that called the running code.
    @TaskLocal static var current: Request?

    let number: Int
    let mishap: Mishap?
    /// The number of enclosing requests, each of which called the code that made the next one.
    let depth: Int
    private(set) var answers = 0
    private var task: Task<Void, Never>?
    /// A Boolean value that indicates whether the request waits in a guard, so that its commit has not begun.
    var isInGuard = false
    /// A Boolean value that indicates whether the request has changed the hierarchy.
    var hasMoved = false
    /// The world's count of changes from outside the router when the request was made in a window at rest.
    var touchesAtStart = -1
    /// The world's count of changes from outside the router when the route was last resolved.
    var touchesAtResolve = -1
    /// The world's count of changes that screens made on their own when the route was last resolved.
    var conductsAtResolve = -1
    /// The requested route.
    var route: Int?
    /// The world's count of all changes when the screen was reached and on top.
    var movesAtEnd = -1

    init(number: Int, mishap: Mishap?) {
      self.number = number
      self.mishap = mishap
      depth = Self.current.map { $0.depth + 1 } ?? 0
    }

    /// A Boolean value that indicates whether cancelling the request has an effect.
    var isCancellable: Bool { task != nil }

    var isOpen: Bool { answers == 0 }

    func cancel() {
      task?.cancel()
    }

    /// Performs the request in a task of its own that can be cancelled.
    func start(_ body: @escaping @MainActor () async -> Void) {
      task = Self.$current.withValue(self) { Task { await body() } }
    }

    func answer() {
      answers += 1
      task = nil
    }
  }
#endif
