/// The router: carries requests through resolve, guards, build, commit and post tasks.
///
/// ```swift
/// let router = DefaultRouter(window: window)
/// router.add(LoginGuard())
/// try await router.navigate(to: productScreen, with: 42)
/// ```
@MainActor
public final class DefaultRouter: Router {
  /// What happens to a request that comes in while others are under way, unless it says otherwise itself.
  public var policy: RequestPolicy

  private weak var ownWindow: UIWindow?
  private let hasOwnWindow: Bool
  private var interceptors: [any RoutingInterceptor<Any?>] = []
  private var contextTasks: [any ContextTask<UIViewController, Any?>] = []
  private var postTasks: [any PostRoutingTask<UIViewController, Any?>] = []
  private var observers = Observers()
  private let queue = RequestQueue()

  /// - Parameters:
  ///   - window: The window to navigate in, not retained; without one each request takes the key window of its time.
  ///   - policy: What happens to a request that comes in while others are under way.
  ///   - observers: Are told each decision.
  public init(
    window: UIWindow? = nil, policy: RequestPolicy = .enqueue, observers: [any RouterObserver] = []
  ) {
    ownWindow = window
    hasOwnWindow = window != nil
    self.policy = policy
    self.observers.all = observers
  }

  /// Adds a guard to be asked before every navigation, ahead of those of the steps.
  ///
  /// - Parameter interceptor: The guard.
  public func add<Guard: RoutingInterceptor>(_ interceptor: Guard) where Guard.Context == Any? {
    interceptors.append(interceptor)
  }

  /// Adds a task to run on every controller that a navigation finds or builds, ahead of those of the steps.
  ///
  /// - Parameter task: The task.
  public func add<Task: ContextTask>(_ task: Task) where Task.ViewController == UIViewController, Task.Context == Any? {
    contextTasks.append(task)
  }

  /// Adds a task to run after every navigation that succeeded, behind those of the steps.
  ///
  /// - Parameter task: The task.
  public func add<Task: PostRoutingTask>(_ task: Task)
  where Task.ViewController == UIViewController, Task.Context == Any? {
    postTasks.append(task)
  }

  /// Adds an observer, which the router retains.
  ///
  /// - Parameter observer: Is told each decision from now on.
  public func add(_ observer: any RouterObserver) {
    observers.all.append(observer)
  }

  public func plan(to destination: Destination) throws -> NavigationPlan {
    var window: UIWindow?
    do {
      let current = try self.window
      window = current
      return try Resolve(window: current, observers: Observers()).run(destination).plan
    } catch {
      throw diagnosed(error, destination, in: window)
    }
  }

  @discardableResult
  public func navigate(
    to destination: Destination, animated: Bool, policy: RequestPolicy?
  ) async throws -> NavigationResult {
    try await perform(register(destination, policy: policy, isAwaited: true), destination, animated: animated)
  }

  public func navigate(
    to destination: Destination, animated: Bool, policy: RequestPolicy?,
    completion: @escaping @MainActor (Result<NavigationResult, any Error>) -> Void
  ) {
    let ticket = Result { try register(destination, policy: policy, isAwaited: false) }
    Task {
      // Nobody waits for this one, not even the navigation in which it may have been asked for.
      let result = await NavigationRequest.$current.withValue(nil) {
        do {
          return Result<_, any Error>.success(try await perform(ticket.get(), destination, animated: animated))
        } catch {
          return Result<_, any Error>.failure(error)
        }
      }
      completion(result)
    }
  }

  private func register(
    _ destination: Destination, policy: RequestPolicy?, isAwaited: Bool
  ) throws -> RequestQueue.Ticket {
    observers.notify(.requested(destination))
    do {
      let window = try window
      return try queue.register(destination, in: window, policy: policy ?? self.policy, isAwaited: isAwaited) {
        NavigationRequest(
          destination: destination, window: window, guards: Guards(global: interceptors, observers: observers))
      }
    } catch {
      throw failed(error, destination, in: nil)
    }
  }

  private func perform(
    _ ticket: RequestQueue.Ticket, _ destination: Destination, animated: Bool
  ) async throws -> NavigationResult {
    if case .joined = ticket { observers.notify(.joined(destination)) }
    return try await queue.perform(ticket) { request in
      do {
        return try await self.carryOut(request, animated: animated)
      } catch {
        throw self.failed(error, request.destination, in: request.window)
      }
    }
  }

  private func carryOut(_ request: NavigationRequest, animated: Bool) async throws -> NavigationResult {
    let journey = Journey(request: request, animated: animated, contextTasks: contextTasks, observers: observers)
    while true {
      let destination = request.path[request.path.count - 1]
      switch try await journey.run(to: destination) {
      case .redirect(let next):
        try request.redirect(to: next)
      case .committed(let route, let controllers):
        let failures = await PostTasks(global: postTasks, observers: observers)
          .run(for: route, controllers: controllers)
        observers.notify(.reached(destination, controllers[0]))
        return NavigationResult(
          viewController: controllers[0], destination: destination, postTaskErrors: failures)
      }
    }
  }

  private var window: UIWindow {
    get throws {
      if let window = hasOwnWindow ? ownWindow : UIWindow.key { return window }
      throw RoutingError.noWindow()
    }
  }

  private func failed(_ error: any Error, _ destination: Destination, in window: UIWindow?) -> any Error {
    let error = diagnosed(error, destination, in: window)
    observers.notify(.failed(destination, error))
    return error
  }

  /// Adds to an error of the library what only the router knows.
  private func diagnosed(_ error: any Error, _ destination: Destination, in window: UIWindow?) -> any Error {
    guard var error = error as? RoutingError else { return error }
    if error.destination == nil { error.destination = destination.name }
    if error.hierarchy == nil, let window { error.hierarchy = HierarchySnapshot(of: window) }
    return error
  }
}
