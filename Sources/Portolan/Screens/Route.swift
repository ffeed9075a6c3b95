/// How the user gets to a screen, from wherever they are. Where the screen is there already, they are taken back to it.
///
/// ```swift
/// var route: Route<Self> {
///   switch self {
///   case .tabs: .root
///   case .home, .bag: .part(of: .tabs)
///   case .product: .push
///   case .login: .presentInNavigation
///   case .forgotPassword: .push(onto: .login)
///   case .settings: .push(onto: .account).guarded(by: LoginGuard())
///   }
/// }
/// ```
@MainActor
public struct Route<Target: Screen> {
  /// A step that finds or builds the screen, and still needs an action and the step that it starts from.
  public typealias ScreenStep = UnfinishedStep<UIViewController, Target, Building>
  /// A step that only finds the screen, and still needs the step that brings it along.
  typealias ExpectedStep = UnfinishedStep<UIViewController, Target, Expecting>
  /// A screen together with the whole way to it.
  public typealias FinishedStep = DestinationStep<UIViewController, Target>

  private enum Way {
    case building(@MainActor (ScreenStep) -> FinishedStep)
    case finding(@MainActor (ExpectedStep) -> FinishedStep)
    case step(FinishedStep)
  }

  private let way: Way
  private var options = SearchOptions.default
  private var hooks = StepHooks<UIViewController, Target>()

  private init(_ way: Way) {
    self.way = way
  }

  /// A route that composes an action and steps of one's own.
  ///
  /// - Parameter compose: Goes on from the step of the screen, as in `{ $0.using(.push).from(navigation).assemble() }`.
  public init(_ compose: @escaping @MainActor (_ screen: ScreenStep) -> FinishedStep) {
    way = .building(compose)
  }

  /// A route to a screen that something else brings along: a tab of a tab bar controller, a column of a split one.
  ///
  /// - Parameter compose: Goes on from the step of the screen, as in `{ $0.from(tabBar).assemble() }`.
  static func finding(_ compose: @escaping @MainActor (_ screen: ExpectedStep) -> FinishedStep) -> Route {
    Route(.finding(compose))
  }

  /// A route that is declared as a step, which finds and builds the screen itself.
  ///
  /// Its guards and tasks are those of the step, see ``StepAssembly``; to add one to the route ends the program.
  ///
  /// - Parameters:
  ///   - step: The step. Declare it once: to the guards a step that is assembled anew is another one.
  ///   - context: What the step needs.
  public init<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>, with context: Context
  ) {
    way = .step(FinishedStep(node: DeclaredStepNode(step.node.adapted { (_: Target) in context })))
  }

  /// The same route where the screen is looked for elsewhere than everywhere.
  ///
  /// `[.current, .visible]`, say, always shows a bag modally that is in a tab as well.
  ///
  /// - Parameter options: Where to look. A route that is declared as a step looks where that says.
  public func searching(_ options: SearchOptions) -> Route {
    changed { $0.options = options }
  }

  /// The same route with a guard, which is asked before anything moves.
  ///
  /// - Parameter interceptor: The guard. It learns the screen.
  public func guarded<Guard: RoutingInterceptor>(by interceptor: Guard) -> Route where Guard.Context == Target {
    changingHooks { $0.interceptors.append(interceptor) }
  }

  /// The same route with a guard, which is asked before anything moves.
  ///
  /// - Parameter interceptor: The guard.
  @_disfavoredOverload
  public func guarded<Guard: RoutingInterceptor>(by interceptor: Guard) -> Route where Guard.Context == Any? {
    changingHooks { $0.interceptors.append(AdaptedInterceptor(base: interceptor) { $0 as Any? }) }
  }

  /// The same route with a task that works on the controller before the user sees it.
  ///
  /// - Parameter task: The task.
  public func adding<Task: ContextTask>(_ task: Task) -> Route
  where Task.ViewController == UIViewController, Task.Context == Target {
    changingHooks { $0.contextTasks.append(task) }
  }

  /// The same route with a task that works on the controller before the user sees it, whatever the screen.
  ///
  /// - Parameter task: The task.
  @_disfavoredOverload
  public func adding<Task: ContextTask>(_ task: Task) -> Route
  where Task.ViewController == UIViewController, Task.Context == Any? {
    changingHooks {
      $0.contextTasks.append(AdaptedContextTask(base: task, narrow: { $0 }, transform: { $0 as Any? }))
    }
  }

  /// The same route with a task that runs when the screen is reached, whatever the screen.
  ///
  /// - Parameter task: The task.
  @_disfavoredOverload
  public func adding<Task: PostRoutingTask>(_ task: Task) -> Route
  where Task.ViewController == UIViewController, Task.Context == Any? {
    changingHooks { $0.postTasks.append(AdaptedPostTask(base: task, narrow: { $0 }, transform: { $0 as Any? })) }
  }

  /// The same route with a task that runs when the screen is reached.
  ///
  /// - Parameter task: The task.
  public func adding<Task: PostRoutingTask>(_ task: Task) -> Route
  where Task.ViewController == UIViewController, Task.Context == Target {
    changingHooks { $0.postTasks.append(task) }
  }

  /// The step to a screen. What surrounds a route that is declared as a step is what surrounds that step.
  var step: FinishedStep {
    let finder = ScreenFinder<Target>(options: options)
    switch way {
    case .building(let complete):
      return complete(StepAssembly(finder: finder, factory: ScreenFactory()).changingHooks { $0 = hooks })
    case .finding(let complete):
      return complete(StepAssembly(finder: finder, factory: NilFactory()).changingHooks { $0 = hooks })
    case .step(let step):
      return step
    }
  }

  private func changingHooks(_ change: (inout StepHooks<UIViewController, Target>) -> Void) -> Route {
    if case .step = way {
      preconditionFailure(
        """
        A guard or a task was added to a route of \(Target.self) that is declared as a step, which would not be asked. \
        To fix: give it to the step, with adding(_:) before using(_:).
        """)
    }
    return changed { change(&$0.hooks) }
  }

  private func changed(_ change: (inout Route) -> Void) -> Route {
    var route = self
    change(&route)
    return route
  }
}
