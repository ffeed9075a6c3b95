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

  /// The time that an asynchronous factory, action or task may take before its navigation fails with
  /// ``RoutingError/Code/timedOut``; `nil`, as at first, for as long as it likes.
  ///
  /// Guards are not limited, since they wait for the user. Navigations that are under way keep the timeout that they began
  /// with.
  public var timeout: Duration? {
    get { configuration.timeout }
    set { configuration = configuration.with(timeout: newValue) }
  }

  private weak var ownWindow: UIWindow?
  private let hasOwnWindow: Bool
  // Unchecked, as it is only ever replaced as a whole.
  @exclusivity(unchecked) var configuration: RouterConfiguration
  private let queue = RequestQueue()
  /// Exists only for observers of screens.
  private var screenTracker: ScreenTracker?

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
    configuration = RouterConfiguration(RouterConfiguration.Contents(observers: Observers(all: observers)))
    for observer in observers { track(for: observer) }
  }

  /// Adds a guard to be asked before every navigation, ahead of those of the steps.
  ///
  /// - Parameter interceptor: The guard.
  public func add<Guard: RoutingInterceptor>(_ interceptor: Guard) where Guard.Context == Any? {
    configuration = configuration.adding(interceptor)
  }

  /// Adds a task to run on every controller that a navigation finds or builds, ahead of those of the steps.
  ///
  /// - Parameter task: The task.
  public func add<Task: ContextTask>(_ task: Task) where Task.ViewController == UIViewController, Task.Context == Any? {
    configuration = configuration.adding(task)
  }

  /// Adds a task to run after every navigation that succeeded, behind those of the steps.
  ///
  /// - Parameter task: The task.
  public func add<Task: PostRoutingTask>(_ task: Task)
  where Task.ViewController == UIViewController, Task.Context == Any? {
    configuration = configuration.adding(task)
  }

  /// Adds an observer, which the router retains.
  ///
  /// - Parameter observer: Is told each decision from now on.
  public func add(_ observer: any RouterObserver) {
    configuration = configuration.adding(observer)
    track(for: observer)
  }

  private func track(for observer: any RouterObserver) {
    guard let observer = observer as? any ScreenObserver else { return }
    let tracker = screenTracker ?? ScreenTracker { [weak self] in try? self?.window }
    screenTracker = tracker
    tracker.add(observer)
  }

  public func plan(to destination: Destination) throws -> NavigationPlan {
    try plan(to: destination, telling: Observers())
  }

  /// Returns the plan, and tells the observers of the router what the finders answer.
  package func planTellingObservers(to destination: Destination) throws -> NavigationPlan {
    try plan(to: destination, telling: configuration.observers)
  }

  private func plan(to destination: Destination, telling observers: Observers) throws -> NavigationPlan {
    var window: UIWindow?
    do {
      let current = try self.window
      window = current
      return try Resolve(window: current, configuration: configuration, observers: observers).run(destination).plan
    } catch {
      throw RoutingError.diagnosed(error, destination, in: window)
    }
  }

  @discardableResult
  public func navigate(
    to destination: Destination, animated: Bool, policy: RequestPolicy?
  ) async throws -> NavigationResult {
    let ticket = try register(destination, animated: animated, policy: policy, isAwaited: true)
    return try await queue.perform(ticket)
  }

  public func navigate(
    to destination: Destination, animated: Bool, policy: RequestPolicy?,
    completion: @escaping @MainActor (Result<NavigationResult, any Error>) -> Void
  ) {
    let ticket = Result { try register(destination, animated: animated, policy: policy, isAwaited: false) }
    NavigationRequest.startIndependentTask { [queue] in
      let result: Result<NavigationResult, any Error>
      do { result = .success(try await queue.perform(ticket.get())) } catch { result = .failure(error) }
      completion(result)
    }
  }

  /// Navigates in a certain window, and with other configuration than those of the router.
  func navigate(
    to destination: Destination, animated: Bool, in window: UIWindow, configuredBy configuration: RouterConfiguration
  ) async throws {
    let ticket = try register(
      destination, animated: animated, policy: nil, isAwaited: true, in: window, configuredBy: configuration)
    _ = try await queue.perform(ticket)
  }

  private func register(
    _ destination: Destination, animated: Bool, policy: RequestPolicy?, isAwaited: Bool, in given: UIWindow? = nil,
    configuredBy other: RouterConfiguration? = nil
  ) throws -> RequestQueue.Ticket {
    let configuration = other ?? configuration
    let observers = configuration.observers
    observers.notify(.requested(destination))
    do {
      let request = NavigationRequest(
        destination: destination, window: try given ?? window, animated: animated, configuration: configuration)
      let ticket = try queue.register(request, policy: policy ?? self.policy, isAwaited: isAwaited)
      if ticket.request !== request { observers.notify(.joined(destination)) }
      return ticket
    } catch {
      let error = RoutingError.diagnosed(error, destination, in: nil)
      observers.notify(.failed(destination, error))
      throw error
    }
  }

  var window: UIWindow {
    get throws {
      if let window = hasOwnWindow ? ownWindow : UIWindow.key { return window }
      throw hasOwnWindow ? RoutingError.windowReleased() : RoutingError.noWindow()
    }
  }
}
