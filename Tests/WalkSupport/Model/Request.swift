#if !canImport(UIKit)
  import Portolan

  /// A request of a walk, from the moment it is made until it is answered.
  @MainActor
  final class Request {
    /// On whose behalf the code that is running was called.
    @TaskLocal static var current: Request?

    let number: Int
    let mishap: Mishap?
    /// How many requests lie around this one, each made by code that the one around it called.
    let depth: Int
    private(set) var answers = 0
    private var task: Task<Void, Never>?
    /// Whether it waits in a guard, so that its commit has not begun.
    var isInGuard = false
    /// Whether it has moved the hierarchy.
    var hasMoved = false
    /// How often others than the router had moved the hierarchy when the request was made in a window at rest.
    var touchesAtStart = -1
    /// The same when the route was last resolved.
    var touchesAtResolve = -1
    /// How often screens had moved the hierarchy on their own by then.
    var conductsAtResolve = -1
    /// The route that was asked for.
    var route: Int?
    /// How often anybody had moved the hierarchy when the screen was reached and on top.
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

    /// Carries out the request in a task of its own, which can be cancelled.
    func start(_ body: @escaping @MainActor () async -> Void) {
      task = Self.$current.withValue(self) { Task { await body() } }
    }

    func answer() {
      answers += 1
      task = nil
    }
  }
#endif
