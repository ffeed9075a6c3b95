// The guards and tasks of the step that the route leads to.

/// A step or a route that takes guards and tasks.
///
/// Of two methods that fit, the compiler takes the one whose extension has more requirements. A hook for the context precedes
/// one for any context, and a hook for the controller's class precedes one for any controller.
///
/// ```swift
/// let settingsScreen = StepAssembly(finder: ClassFinder<SettingsViewController, Any?>(), factory: ClassFactory())
///   .adding(LoginGuard())
///   .adding(InlineContextTask { (screen: SettingsViewController, _: Any?) in screen.title = "Settings" })
///   .using(.push)
///   .from(homeScreen.expectingContainer())
///   .assemble()
/// ```
@MainActor
public protocol HookAccepting {
  /// The class of the controller that tasks work on.
  associatedtype ViewController: UIViewController = UIViewController
  /// The type of the context that guards and tasks receive.
  associatedtype Context
  /// The type of the step or route with more hooks.
  associatedtype Hooked

  /// Adds guards and tasks after those that are there.
  ///
  /// - Parameter hooks: The guards and tasks.
  /// - Returns: The step or route with the hooks.
  func adding(_ hooks: StepHooks<Context>) -> Hooked
}

extension HookAccepting where Hooked: HookAccepting, Hooked.Hooked: HookAccepting {
  /// Returns the step or route with a guard, to be asked before anything moves.
  ///
  /// ```swift
  /// case .orders:
  ///   .push.guarded(by: InlineInterceptor<ShopScreen> { _ in session.isOpen ? .proceed : .redirect(to: ShopScreen.login) })
  /// ```
  ///
  /// - Parameter interceptor: The guard. Its context is the screen.
  /// - Returns: The step or route with the guard.
  public func guarded<Guard: RoutingInterceptor>(by interceptor: Guard) -> Hooked where Guard.Context == Context {
    changingHooks { $0.add(interceptor) { $0 } }
  }

  /// Adds a guard, to be asked before the navigation changes anything.
  ///
  /// - Parameter interceptor: The guard.
  /// - Returns: The step or route with the guard.
  public func adding<Guard: RoutingInterceptor>(_ interceptor: Guard) -> Hooked where Guard.Context == Context {
    changingHooks { $0.add(interceptor) { $0 } }
  }

  /// Adds a task that works on the controller before the user sees it.
  ///
  /// ```swift
  /// let productScreen = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory())
  ///   .adding(InlineContextTask { (screen: ProductViewController, id: Int) in screen.productID = id })
  ///   .using(.push)
  ///   .from(homeScreen.expectingContainer())
  ///   .assemble()
  /// ```
  ///
  /// - Parameter task: The task.
  /// - Returns: The step or route with the task.
  public func adding<Task: ContextTask>(_ task: Task) -> Hooked
  where Task.ViewController == ViewController, Task.Context == Context { changingHooks { $0.add(task) { $0 } } }

  /// Adds a task that runs after the screen is reached.
  ///
  /// ```swift
  /// case .product:
  ///   .push.adding(InlinePostTask<UIViewController, ShopScreen> { _, screen, _ in analytics.log(screen: screen.analyticsName) })
  /// ```
  ///
  /// - Parameter task: The task.
  /// - Returns: The step or route with the task.
  public func adding<Task: PostRoutingTask>(_ task: Task) -> Hooked
  where Task.ViewController == ViewController, Task.Context == Context { changingHooks { $0.add(task) { $0 } } }
}

extension HookAccepting where Hooked: HookAccepting {
  /// Returns the step or route with a guard of any context, to be asked before anything moves.
  ///
  /// ```swift
  /// case .settings: .push.guarded(by: LoginGuard())
  /// ```
  ///
  /// - Parameter interceptor: The guard.
  /// - Returns: The step or route with the guard.
  public func guarded<Guard: RoutingInterceptor>(by interceptor: Guard) -> Hooked where Guard.Context == Any? {
    changingHooks { $0.add(interceptor) { $0 } }
  }

  /// Adds a guard that accepts any context.
  ///
  /// ```swift
  /// let accountScreen = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: ClassFactory())
  ///   .adding(LoginGuard())
  ///   .using(.push)
  ///   .from(homeScreen.expectingContainer())
  ///   .assemble()
  /// ```
  ///
  /// - Parameter interceptor: The guard.
  /// - Returns: The step or route with the guard.
  public func adding<Guard: RoutingInterceptor>(_ interceptor: Guard) -> Hooked where Guard.Context == Any? {
    changingHooks { $0.add(interceptor) { $0 } }
  }

  /// Adds a task that accepts any context.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step or route with the task.
  public func adding<Task: ContextTask>(_ task: Task) -> Hooked
  where Task.ViewController == ViewController, Task.Context == Any? { changingHooks { $0.add(task) { $0 } } }

  /// Adds a post-routing task that accepts any context.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step or route with the task.
  public func adding<Task: PostRoutingTask>(_ task: Task) -> Hooked
  where Task.ViewController == ViewController, Task.Context == Any? { changingHooks { $0.add(task) { $0 } } }
}

extension HookAccepting {
  /// Adds a task that works on any controller and accepts any context.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step or route with the task.
  public func adding<Task: ContextTask>(_ task: Task) -> Hooked
  where Task.ViewController == UIViewController, Task.Context == Any? { changingHooks { $0.add(task) { $0 } } }

  /// Adds a post-routing task that works on any controller and accepts any context.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step or route with the task.
  public func adding<Task: PostRoutingTask>(_ task: Task) -> Hooked
  where Task.ViewController == UIViewController, Task.Context == Any? { changingHooks { $0.add(task) { $0 } } }

  /// Explains at compile time which guards and tasks a step or route takes.
  @available(
    *, unavailable,
    message: "a guard or task has the context of the step or Any?, and works on its controller or a UIViewController"
  )
  public func adding<Hook>(_ hook: Hook) -> Hooked { preconditionFailure() }

  func changingHooks(_ change: (inout StepHooks<Context>) -> Void) -> Hooked {
    var hooks = StepHooks<Context>()
    change(&hooks)
    return adding(hooks)
  }
}

extension Step: HookAccepting {
  /// Adds guards and tasks after the step's.
  ///
  /// - Parameter hooks: The guards and tasks.
  /// - Returns: The step with the hooks.
  public func adding(_ hooks: StepHooks<Context>) -> Step { Step(node.adding(hooks), placedBy: action) }
}
