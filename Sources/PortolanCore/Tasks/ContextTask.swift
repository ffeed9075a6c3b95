/// A task that works on a controller of the route before the user sees it, for instance to pass it the context.
///
/// The task runs on a built controller before the controller enters the hierarchy, and on a found controller before
/// anything moves.
///
/// ```swift
/// struct ShowProduct: ContextTask {
///   func perform(on viewController: ProductViewController, with context: Int) async throws {
///     viewController.productID = context
///   }
/// }
/// ```
@MainActor
public protocol ContextTask<ViewController, Context> {
  /// The class of the controllers that the task works on.
  associatedtype ViewController: UIViewController
  /// The type of the context that the task needs.
  associatedtype Context

  /// Works on a controller that was found or built.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the step that the task belongs to.
  ///   - context: The context of the request.
  /// - Throws: Any error. The navigation then fails with that error, and the hierarchy stays as it was.
  func perform(on viewController: ViewController, with context: Context) async throws
}

/// A context task whose work is a closure.
public struct InlineContextTask<ViewController: UIViewController, Context>: ContextTask {
  private let body: @MainActor (ViewController, Context) throws -> Work<Void>

  /// Creates a task from a closure that may wait.
  ///
  /// - Parameter body: A closure that works on a controller that was found or built.
  public init(_ body: @escaping @MainActor (_ viewController: ViewController, _ context: Context) async throws -> Void)
  {
    self.body = { viewController, context in .pending { try await body(viewController, context) } }
  }

  /// Creates a task from a synchronous closure, which costs less than one that may wait.
  ///
  /// - Parameter body: A closure that works on a controller that was found or built.
  public init(_ body: @escaping @MainActor (_ viewController: ViewController, _ context: Context) throws -> Void) {
    self.body = { viewController, context in .finished(try body(viewController, context)) }
  }

  /// Calls the closure.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the step that the task belongs to.
  ///   - context: The context of the request.
  /// - Throws: The error of the closure.
  public func perform(on viewController: ViewController, with context: Context) async throws {
    try await body(viewController, context).value
  }
}

extension InlineContextTask: ImmediateHook {
  package func begin(_ input: (ViewController, Context)) throws -> Work<Void> { try body(input.0, input.1) }
}
