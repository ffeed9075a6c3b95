extension UnfinishedStep {
  /// Adds a guard, to be asked before the navigation touches anything.
  ///
  /// - Parameter interceptor: The guard.
  public func adding<Guard: RoutingInterceptor>(_ interceptor: Guard) -> UnfinishedStep
  where Guard.Context == Context {
    changingHooks { $0.interceptors.append(interceptor) }
  }

  /// Adds a guard that takes any context.
  ///
  /// - Parameter interceptor: The guard.
  @_disfavoredOverload
  public func adding<Guard: RoutingInterceptor>(_ interceptor: Guard) -> UnfinishedStep where Guard.Context == Any? {
    changingHooks { $0.interceptors.append(AdaptedInterceptor(base: interceptor) { $0 as Any? }) }
  }

  /// Adds a guard that takes no context.
  ///
  /// - Parameter interceptor: The guard.
  @_disfavoredOverload
  public func adding<Guard: RoutingInterceptor>(_ interceptor: Guard) -> UnfinishedStep where Guard.Context == Void {
    changingHooks { $0.interceptors.append(AdaptedInterceptor(base: interceptor) { _ in () }) }
  }

  /// Adds a task to run on the controller of this step.
  ///
  /// - Parameter task: The task.
  public func adding<Task: ContextTask>(_ task: Task) -> UnfinishedStep
  where Task.ViewController == ViewController, Task.Context == Context {
    changingHooks { $0.contextTasks.append(task) }
  }

  /// Adds a task that takes any context.
  ///
  /// - Parameter task: The task.
  @_disfavoredOverload
  public func adding<Task: ContextTask>(_ task: Task) -> UnfinishedStep
  where Task.ViewController == ViewController, Task.Context == Any? {
    changingHooks { $0.contextTasks.append(AdaptedContextTask(base: task, narrow: { $0 }, transform: { $0 as Any? })) }
  }

  /// Adds a task that works on any controller and takes any context.
  ///
  /// - Parameter task: The task.
  @_disfavoredOverload
  public func adding<Task: ContextTask>(_ task: Task) -> UnfinishedStep
  where Task.ViewController == UIViewController, Task.Context == Any? {
    changingHooks { $0.contextTasks.append(AdaptedContextTask(base: task, narrow: { $0 }, transform: { $0 as Any? })) }
  }

  /// Adds a task to run once the screen is reached.
  ///
  /// - Parameter task: The task.
  public func adding<Task: PostRoutingTask>(_ task: Task) -> UnfinishedStep
  where Task.ViewController == ViewController, Task.Context == Context {
    changingHooks { $0.postTasks.append(task) }
  }

  /// Adds a post-routing task that takes any context.
  ///
  /// - Parameter task: The task.
  @_disfavoredOverload
  public func adding<Task: PostRoutingTask>(_ task: Task) -> UnfinishedStep
  where Task.ViewController == ViewController, Task.Context == Any? {
    changingHooks { $0.postTasks.append(AdaptedPostTask(base: task, narrow: { $0 }, transform: { $0 as Any? })) }
  }

  /// Adds a post-routing task that works on any controller and takes any context.
  ///
  /// - Parameter task: The task.
  @_disfavoredOverload
  public func adding<Task: PostRoutingTask>(_ task: Task) -> UnfinishedStep
  where Task.ViewController == UIViewController, Task.Context == Any? {
    changingHooks { $0.postTasks.append(AdaptedPostTask(base: task, narrow: { $0 }, transform: { $0 as Any? })) }
  }
}
