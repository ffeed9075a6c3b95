/// The router that carries each request through the stages resolve, guards, build, commit and post tasks.
///
/// ```swift
/// let router = DefaultRouter(window: window)
/// router.add(LoginGuard())
/// try await router.navigate(to: productScreen, with: 42)
/// ```
public final class DefaultRouter: Router {
  /// The policy for a request that arrives while others are under way, unless the request has its own policy.
  @exclusivity(unchecked) public var policy: RequestPolicy

  /// The time limit for each asynchronous factory, action or task, or `nil` for no limit.
  ///
  /// A navigation that exceeds it fails with ``RoutingError/Code/timedOut``, except in a post-routing task: that task is then
  /// cancelled, and the ``NavigationResult`` has the error. The default is `nil`.
  ///
  /// Guards have no time limit, because they wait for the user. Navigations under way keep the limit that they started
  /// with.
  ///
  /// ```swift
  /// router.timeout = .seconds(10)
  /// ```
  public var timeout: Duration? {
    get { configuration.timeout }
    set { configuration = configuration.changing { $0.timeout = newValue } }
  }

  @exclusivity(unchecked) package private(set) weak var ownWindow: UIWindow?
  private let hasOwnWindow: Bool
  // Exclusivity is unchecked, because these are only ever replaced as a whole.
  @exclusivity(unchecked) package var configuration = RouterConfiguration()
  private let queue = RequestQueue()
  /// The observers, in the order they were added.
  package private(set) var observers: [any RouterObserver] = []

  /// Creates a router.
  ///
  /// ```swift
  /// let router = DefaultRouter(window: window, policy: .latest, observers: [PrintingObserver()])
  /// ```
  ///
  /// - Parameters:
  ///   - window: The window to navigate in. It is not retained. If it is `nil`, each request uses the window that is key when the
  ///     request starts.
  ///   - policy: The policy for a request that arrives while others are under way.
  ///   - observers: The observers. They receive every decision of the router.
  public init(
    window: UIWindow? = nil, policy: RequestPolicy = .enqueue, observers: [any RouterObserver] = []
  ) {
    ownWindow = window
    hasOwnWindow = window != nil
    self.policy = policy
    for observer in observers { add(observer) }
    if let state = window.map(WindowState.of), state.router == nil { state.router = self }
  }

  /// Adds a guard that is asked in every navigation, before the guards of the steps.
  ///
  /// ```swift
  /// router.add(InlineInterceptor<Any?>(checking: { _ in if session.isLocked { throw AppIsLocked() } }))
  /// ```
  ///
  /// - Parameter interceptor: The guard.
  public func add<Guard: RoutingInterceptor>(_ interceptor: Guard) where Guard.Context == Any? {
    configuration = configuration.changing { $0.hooks.add(interceptor) { $0 } }
  }

  /// Adds a task that runs for every controller that a navigation finds or builds, before the tasks of the steps.
  ///
  /// ```swift
  /// router.add(InlineContextTask<UIViewController, Any?> { screen, _ in screen.navigationItem.backButtonTitle = "" })
  /// ```
  ///
  /// - Parameter task: The task.
  public func add<Task: ContextTask>(_ task: Task) where Task.ViewController == UIViewController, Task.Context == Any? {
    configuration = configuration.changing { $0.hooks.add(task) { $0 } }
  }

  /// Adds a task that runs after every navigation that succeeds, after the tasks of the steps.
  ///
  /// ```swift
  /// router.add(InlinePostTask<UIViewController, Any?> { screen, _, _ in analytics.log(screen: "\(type(of: screen))") })
  /// ```
  ///
  /// - Parameter task: The task.
  public func add<Task: PostRoutingTask>(_ task: Task)
  where Task.ViewController == UIViewController, Task.Context == Any? {
    configuration = configuration.changing { $0.hooks.add(task) { $0 } }
  }

  /// Adds an observer, and retains it.
  ///
  /// ```swift
  /// router.add(LogObserver(subsystem: "com.example.store"))
  /// ```
  ///
  /// - Parameter observer: The observer. It receives every decision about the requests that arrive from now on.
  @inline(never) public func add(_ observer: any RouterObserver) {
    observers.append(observer)
    let all = observers
    // No closure, since that would check its actor on each call.
    func tell(_ event: NavigationEvent) { for observer in all { observer.router(did: event) } }
    configuration = configuration.changing { $0.observers.tell = tell }
    observer.didJoin(self)
  }

  /// Returns the plan of a navigation, without asking a guard, building a controller or notifying an observer.
  ///
  /// ```swift
  /// let plan = try router.plan(to: productScreen(42))
  /// if plan.isReached { log("the product is on screen") }
  /// ```
  ///
  /// - Parameter destination: The destination.
  /// - Returns: The plan of the route that a navigation would carry out now.
  /// - Throws: ``RoutingError`` if there is no route, and the errors of finders.
  /// - Complexity: The same as the finders of the route. Usually they search the whole window.
  public func plan(to destination: Destination) throws -> NavigationPlan {
    try plan(to: destination, with: RequestOptions())
  }

  /// Returns the plan of a navigation with options.
  package func plan(to destination: Destination, with options: RequestOptions) throws -> NavigationPlan {
    var window: UIWindow?
    do {
      let current = try self.window
      window = current
      let route = try ResolvedRoute(to: destination.renewed(), in: current, with: options, configuredBy: configuration)
      return NavigationPlan(route, builtWith: configuration.assemblies)
    } catch {
      throw RoutingError.diagnosed(error, destination.name, in: window)
    }
  }

  /// Returns the descriptions of the results of the finders for a destination, in the order of the search.
  package func searches(for destination: Destination) -> [NavigationEvent.What] {
    var searches: [NavigationEvent.What] = []
    guard let window = try? window else { return [] }
    var search = RouteSearch(scope: SearchScope(window: window)) { searches.append(.searched($0, found: $1)) }
    try? destination.renewed().resolve(into: &search)
    try? search.searchFromOrigin()
    return searches
  }

  /// Navigates to a destination, and returns when the target is reached and the post-routing tasks have run.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  /// - Returns: The result, with the controller that was reached.
  /// - Throws: ``RoutingError`` if there is no route, the errors of guards, factories, actions and context tasks, and
  ///   `CancellationError`. The hierarchy is then as it was.
  @discardableResult
  public func navigate(
    to destination: Destination, animated: Bool, policy: RequestPolicy?
  ) async throws -> NavigationResult {
    let ticket = try register(destination, animated: animated, policy: policy, isAwaited: true)
    return try await queue.perform(ticket)
  }

  /// Navigates to a destination from synchronous code.
  ///
  /// The request enters the queue before this method returns.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  ///   - completion: A closure that is called once, with the result of the navigation or with its error.
  public func navigate(
    to destination: Destination, animated: Bool, policy: RequestPolicy?,
    completion: @escaping @MainActor (Result<NavigationResult, any Error>) -> Void
  ) {
    let ticket = Result { try register(destination, animated: animated, policy: policy, isAwaited: false) }
    RequestScope.startIndependentTask { [queue] in
      do { completion(.success(try await queue.perform(ticket.get()))) } catch { completion(.failure(error)) }
    }
  }

  /// A Boolean value that indicates whether the running guard is asked again for a screen that is shown, or kept, already.
  ///
  /// A guard that would ask the user to log in can then deny at once, so that the screen leaves:
  ///
  /// ```swift
  /// let loginGuard = InlineInterceptor<ShopScreen> { _ in
  ///   if session.isOpen { return .proceed }
  ///   return DefaultRouter.isRevalidating ? .redirect(to: ShopScreen.home) : .redirect(to: ShopScreen.login)
  /// }
  /// ```
  public static var isRevalidating: Bool { NavigationRequest.current?.options.isRevalidation ?? false }

  /// Navigates in a given window, with options.
  @discardableResult
  package func navigate(
    to destination: Destination, animated: Bool, in window: UIWindow, with options: RequestOptions = RequestOptions()
  ) async throws -> NavigationResult {
    let ticket = try register(
      destination, animated: animated, policy: nil, isAwaited: true, in: window, with: options)
    return try await queue.perform(ticket)
  }

  @inline(never) private func register(
    _ destination: Destination, animated: Bool, policy: RequestPolicy?, isAwaited: Bool, in given: UIWindow? = nil,
    with options: RequestOptions = RequestOptions()
  ) throws -> RequestQueue.Ticket {
    try queue.register(
      destination, animated: animated, policy: policy ?? self.policy, isAwaited: isAwaited,
      in: Result { try given ?? window },
      configuration: configuration, options: options)
  }

  /// The window where a request that begins now navigates.
  package var window: UIWindow {
    get throws {
      if let window = hasOwnWindow ? ownWindow : UIWindow.key { return window }
      guard hasOwnWindow else { throw RoutingError.noWindow() }
      throw RoutingError(
        .released, step: nil, reason: "the window of the router was released",
        fix: "retain the window as long as the router navigates in it")
    }
  }

  /// Tells the observers of a link or a stored state that is set aside.
  package func noteSetAside(_ name: String) {
    let event = NavigationEvent(.setAside, of: NavigationRequest.nextNumber(), to: name)
    for observer in observers { observer.router(did: event) }
  }

  // MARK: The root assemblies that build screens

  /// Sets the root assembly that builds screens, with precedence over their own ``Screen/assembly``.
  ///
  /// ```swift
  /// let router = DefaultRouter(window: window)
  /// router.assembleScreens(with: RootAssembly())
  /// ```
  ///
  /// A router may have several for one enum, such as one with the guards that an app shares with its tools: the last one is asked
  /// first, and ``Assembled`` finds each by its own type. A second assembly of the same type replaces the first.
  ///
  /// - Parameter source: The root assembly. The router retains it.
  public func assembleScreens<Target: Screen>(with source: any AssemblyDataSource<Target>) {
    configuration = configuration.changing { $0.assemblies.add(source) }
  }

  /// Creates the root assembly that builds screens, and passes it a router for them.
  ///
  /// The root assembly is a plain value that receives its dependencies from the app, without a global instance:
  ///
  /// ```swift
  /// let router = DefaultRouter(window: window)
  /// router.assembleScreens { RootAssembly(catalogue: catalogue, screens: $0) }
  /// ```
  ///
  /// The router retains the root assembly, and the router for screens that it passes does not retain the router. If the
  /// closure has several statements, declare the type of its parameter.
  ///
  /// - Parameter make: A closure that creates the root assembly. It receives the router for its screens.
  /// - Returns: The root assembly.
  @discardableResult
  public func assembleScreens<Source: AssemblyDataSource>(
    _ make: (_ screens: ScreenRouter<Source.Key>) throws -> Source
  ) rethrows -> Source where Source.Key: Screen {
    let source = try make(ScreenRouter(UnretainedRouter(self)))
    assembleScreens(with: source)
    return source
  }

  /// Creates the root assembly of a feature, and passes it a router for the screens of the feature.
  ///
  /// ```swift
  /// router.assembleScreens(in: AppScreen.cards) { CardsAssembly(bank: bank, screens: $0) }
  /// ```
  ///
  /// The router retains the root assembly, and the router for screens that it passes does not retain the router.
  ///
  /// - Parameters:
  ///   - embed: Returns the screen of the app for a screen of the feature. Usually it is the case itself.
  ///   - make: A closure that creates the root assembly. It receives the router for its screens.
  /// - Returns: The root assembly.
  @discardableResult
  public func assembleScreens<Source: AssemblyDataSource, Host: Screen>(
    in embed: @escaping @MainActor (Source.Key) -> Host, _ make: (_ screens: ScreenRouter<Source.Key>) throws -> Source
  ) rethrows -> Source where Source.Key: Screen {
    let source = try make(ScreenRouter<Host>(UnretainedRouter(self)).screens(in: embed))
    assembleScreens(with: source)
    return source
  }
}

extension Router {
  /// A Boolean value that indicates whether an observer receives the failures of the router.
  var hasObservers: Bool {
    let router = (self as? UnretainedRouter)?.base ?? self
    return (router as? DefaultRouter)?.observers.isEmpty == false
  }
}
