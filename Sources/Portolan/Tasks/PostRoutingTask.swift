/// Runs after a navigation has succeeded, for instance for analytics.
///
/// What it throws is reported to the observers and in the ``NavigationResult``; the navigation stands.
@MainActor
public protocol PostRoutingTask<ViewController, Context> {
  /// The class of the controllers that the task is about.
  associatedtype ViewController: UIViewController
  /// What the task needs to know of the request.
  associatedtype Context

  /// Runs once the screen is reached.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the step that the task belongs to.
  ///   - context: What the request carries.
  ///   - routingStack: The controllers of all steps that the route visited, target first.
  /// - Throws: Anything; it is reported, and nothing is undone.
  func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController]
  ) async throws
}

/// A post-routing task written on the spot.
public struct InlinePostTask<ViewController: UIViewController, Context>: PostRoutingTask {
  private let body: @MainActor (ViewController, Context, [UIViewController]) async throws -> Void

  /// - Parameter body: Runs once the screen is reached.
  public init(
    _ body:
      @escaping @MainActor (
        _ viewController: ViewController, _ context: Context, _ routingStack: [UIViewController]
      ) async throws -> Void
  ) {
    self.body = body
  }

  public func perform(
    on viewController: ViewController, with context: Context, routingStack: [UIViewController]
  ) async throws {
    try await body(viewController, context, routingStack)
  }
}
