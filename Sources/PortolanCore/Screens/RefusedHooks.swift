// Unavailable overloads that say which guards and tasks a route takes. Without them the compiler would list all overloads.

extension Route {
  /// Explains at compile time which guards a route takes.
  @_disfavoredOverload
  @available(*, unavailable, message: "the context of a guard of a route is the screen or Any?")
  public func guarded<Guard>(by interceptor: Guard) -> Route { preconditionFailure() }

  /// Explains at compile time which tasks a route takes.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "a task of a route works on a UIViewController, and its context is the screen or Any?"
  )
  public func adding<Task>(_ task: Task) -> Route { preconditionFailure() }
}
