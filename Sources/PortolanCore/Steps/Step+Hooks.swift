// The guards and tasks of the step that the route leads to.

extension Step {
  /// Adds a guard, which is asked before the navigation changes anything.
  ///
  /// - Parameter interceptor: The guard.
  /// - Returns: The step with the guard.
  public func adding<Guard: RoutingInterceptor>(_ interceptor: Guard) -> Step where Guard.Context == Context {
    changingHooks { $0.add(interceptor) { $0 } }
  }

  /// Adds a guard that accepts any context.
  ///
  /// - Parameter interceptor: The guard.
  /// - Returns: The step with the guard.
  @_disfavoredOverload
  public func adding<Guard: RoutingInterceptor>(_ interceptor: Guard) -> Step where Guard.Context == Any? {
    changingHooks { $0.add(interceptor) { $0 } }
  }

  /// Adds a task that runs on the controller of this step.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  public func adding<Task: ContextTask>(_ task: Task) -> Step
  where Task.ViewController == ViewController, Task.Context == Context {
    changingHooks { $0.add(task) { $0 } }
  }

  /// Adds a task that accepts any context.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  @_disfavoredOverload
  public func adding<Task: ContextTask>(_ task: Task) -> Step
  where Task.ViewController == ViewController, Task.Context == Any? {
    changingHooks { $0.add(task) { $0 } }
  }

  /// Adds a task that works on any controller and accepts any context.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  @_disfavoredOverload
  public func adding<Task: ContextTask>(_ task: Task) -> Step
  where Task.ViewController == UIViewController, Task.Context == Any? {
    changingHooks { $0.add(task) { $0 } }
  }

  /// Adds a task that runs after the screen is reached.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  public func adding<Task: PostRoutingTask>(_ task: Task) -> Step
  where Task.ViewController == ViewController, Task.Context == Context {
    changingHooks { $0.add(task) { $0 } }
  }

  /// Adds a post-routing task that accepts any context.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  @_disfavoredOverload
  public func adding<Task: PostRoutingTask>(_ task: Task) -> Step
  where Task.ViewController == ViewController, Task.Context == Any? {
    changingHooks { $0.add(task) { $0 } }
  }

  /// Adds a post-routing task that works on any controller and accepts any context.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  @_disfavoredOverload
  public func adding<Task: PostRoutingTask>(_ task: Task) -> Step
  where Task.ViewController == UIViewController, Task.Context == Any? {
    changingHooks { $0.add(task) { $0 } }
  }

  /// Explains at compile time which guards and tasks a step takes.
  @available(
    *, unavailable,
    message: "a guard or task has the context of the step or Any?, and works on its controller or a UIViewController"
  )
  public func adding<Hook>(_ hook: Hook) -> Step { preconditionFailure() }

  private func changingHooks(_ change: (inout StepHooks<Context>) -> Void) -> Step {
    var hooks = StepHooks<Context>()
    change(&hooks)
    return adding(hooks)
  }

  /// Returns the step with more hooks, which come after its own.
  func adding(_ hooks: StepHooks<Context>) -> Step {
    hooks.isEmpty ? self : Step(node.adding(hooks))
  }
}
