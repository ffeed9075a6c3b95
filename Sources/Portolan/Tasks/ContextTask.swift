/// Works on a controller of the route before the user gets to see it, for instance to hand it the context.
///
/// It runs on a controller that was built before that enters the hierarchy, and on one that was found before anything
/// moves.
@MainActor
public protocol ContextTask<ViewController, Context> {
  /// The class of the controllers that the task works on.
  associatedtype ViewController: UIViewController
  /// What the task needs to know of the request.
  associatedtype Context

  /// Works on a controller that was found or built.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the step that the task belongs to.
  ///   - context: What the request carries.
  /// - Throws: Anything; the navigation then fails with that error and the hierarchy stays as it was.
  func perform(on viewController: ViewController, with context: Context) async throws
}

/// A context task written on the spot.
public struct InlineContextTask<ViewController: UIViewController, Context>: ContextTask {
  private let body: @MainActor (ViewController, Context) async throws -> Void

  /// - Parameter body: Works on a controller that was found or built.
  public init(_ body: @escaping @MainActor (_ viewController: ViewController, _ context: Context) async throws -> Void)
  {
    self.body = body
  }

  public func perform(on viewController: ViewController, with context: Context) async throws {
    try await body(viewController, context)
  }
}
