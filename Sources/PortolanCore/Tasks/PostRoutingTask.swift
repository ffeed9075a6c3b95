/// A task that runs after a navigation has succeeded, for instance for analytics.
///
/// The observers and the ``NavigationResult`` receive its errors. The navigation still counts as a success.
///
/// ```swift
/// struct ScreenTracking: PostRoutingTask {
///   func perform(
///     on viewController: UIViewController, with context: Any?, routingStack: [UIViewController]
///   ) async throws {
///     await analytics.record(viewController.title ?? "untitled")
///   }
/// }
/// ```
@MainActor
public protocol PostRoutingTask<ViewController, Context> {
  /// The class of the controllers that the task handles.
  associatedtype ViewController: UIViewController
  /// The type of the context that the task needs.
  associatedtype Context

  /// Runs after the screen is reached.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the step that the task belongs to.
  ///   - context: The context of the request.
  ///   - routingStack: The controllers of all steps that the route visited, target first.
  /// - Throws: Any error. It is reported, and the router undoes nothing.
  func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController]
  ) async throws
}

/// A post-routing task whose work is a closure.
public struct InlinePostTask<ViewController: UIViewController, Context>: PostRoutingTask {
  private let body: @MainActor (ViewController, Context, [UIViewController]) async throws -> Void

  /// Creates a task from a closure.
  ///
  /// - Parameter body: A closure that runs after the screen is reached.
  public init(
    _ body:
      @escaping @MainActor (
        _ viewController: ViewController, _ context: Context, _ routingStack: [UIViewController]
      ) async throws -> Void
  ) {
    self.body = body
  }

  /// Calls the closure.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the step that the task belongs to.
  ///   - context: The context of the request.
  ///   - routingStack: The controllers of all steps that the route visited, target first.
  /// - Throws: The error of the closure.
  public func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController]
  ) async throws {
    try await body(viewController, context, routingStack)
  }
}
