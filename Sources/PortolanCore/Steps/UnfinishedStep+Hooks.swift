extension UnfinishedStep {
  /// Adds a guard, which is asked before the navigation changes anything.
  ///
  /// - Parameter interceptor: The guard.
  /// - Returns: The step with the guard.
  public func adding<Guard: RoutingInterceptor>(_ interceptor: Guard) -> UnfinishedStep
  where Guard.Context == Context {
    changingHooks { $0.add(interceptor) { $0 } }
  }

  /// Adds a guard that accepts any context.
  ///
  /// - Parameter interceptor: The guard.
  /// - Returns: The step with the guard.
  @_disfavoredOverload
  public func adding<Guard: RoutingInterceptor>(_ interceptor: Guard) -> UnfinishedStep where Guard.Context == Any? {
    changingHooks { $0.add(interceptor) { $0 as Any? } }
  }

  /// Adds a guard that needs no context.
  ///
  /// - Parameter interceptor: The guard.
  /// - Returns: The step with the guard.
  @_disfavoredOverload
  public func adding<Guard: RoutingInterceptor>(_ interceptor: Guard) -> UnfinishedStep where Guard.Context == Void {
    changingHooks { $0.add(interceptor) { _ in () } }
  }

  /// Adds a task that runs on the controller of this step.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  public func adding<Task: ContextTask>(_ task: Task) -> UnfinishedStep
  where Task.ViewController == ViewController, Task.Context == Context {
    changingHooks { $0.add(task, on: { $0 }, adapting: { $0 }) }
  }

  /// Adds a task that accepts any context.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  @_disfavoredOverload
  public func adding<Task: ContextTask>(_ task: Task) -> UnfinishedStep
  where Task.ViewController == ViewController, Task.Context == Any? {
    changingHooks { $0.add(task, on: { $0 }, adapting: { $0 as Any? }) }
  }

  /// Adds a task that works on any controller and accepts any context.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  @_disfavoredOverload
  public func adding<Task: ContextTask>(_ task: Task) -> UnfinishedStep
  where Task.ViewController == UIViewController, Task.Context == Any? {
    changingHooks { $0.add(task, on: { $0 }, adapting: { $0 as Any? }) }
  }

  /// Adds a task that runs after the screen is reached.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  public func adding<Task: PostRoutingTask>(_ task: Task) -> UnfinishedStep
  where Task.ViewController == ViewController, Task.Context == Context {
    changingHooks { $0.add(task, on: { $0 }, adapting: { $0 }) }
  }

  /// Adds a post-routing task that accepts any context.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  @_disfavoredOverload
  public func adding<Task: PostRoutingTask>(_ task: Task) -> UnfinishedStep
  where Task.ViewController == ViewController, Task.Context == Any? {
    changingHooks { $0.add(task, on: { $0 }, adapting: { $0 as Any? }) }
  }

  /// Adds a post-routing task that works on any controller and accepts any context.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  @_disfavoredOverload
  public func adding<Task: PostRoutingTask>(_ task: Task) -> UnfinishedStep
  where Task.ViewController == UIViewController, Task.Context == Any? {
    changingHooks { $0.add(task, on: { $0 }, adapting: { $0 as Any? }) }
  }
}
