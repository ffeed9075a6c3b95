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
///
/// ```swift
/// let productScreen = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory())
///   .adding(InlineContextTask { (screen: ProductViewController, id: Int) in screen.productID = id })
///   .using(.push)
///   .from(homeScreen.expectingContainer())
///   .assemble()
/// ```
public struct InlineContextTask<ViewController: UIViewController, Context>: ContextTask, ImmediateHook {
  private let body: @MainActor (ViewController, Context) throws -> Work<Void>

  /// Creates a task from a closure that may wait.
  ///
  /// - Parameter body: A closure that works on a controller that was found or built.
  public init(_ body: @escaping @MainActor (_ viewController: ViewController, _ context: Context) async throws -> Void)
  {
    self.body = { viewController, context in .pending { try await body(viewController, context) } }
  }

  /// Creates a task from a synchronous closure, at less cost than one that may wait.
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

  package func begin(_ input: (ViewController, Context)) throws -> Work<Void> { try body(input.0, input.1) }
}

/// A screen that accepts its context from the route.
///
/// ```swift
/// extension ProductViewController: ContextAccepting {
///   func setup(with context: Int) throws { productID = context }
/// }
///
/// let productScreen = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory())
///   .adding(ContextSettingTask())
///   .using(.push)
///   .from(homeScreen.expectingContainer())
///   .assemble()
/// ```
public protocol ContextAccepting: UIViewController {
  /// The type of the context that the screen shows.
  associatedtype Context

  /// Accepts a context, also in place of an earlier one.
  ///
  /// - Parameter context: The context of the request.
  /// - Throws: An error that explains why the screen cannot show the context. The navigation then fails with that
  ///   error.
  func setup(with context: Context) throws
}

/// A context task that passes the context to the screen, whether the screen was found or built.
///
/// ```swift
/// let cityScreen = StepAssembly(finder: ClassFinder<CityViewController, String>(), factory: ClassFactory())
///   .adding(ContextSettingTask())
///   .using(.push)
///   .from(homeScreen.expectingContainer())
///   .assemble()
/// ```
public struct ContextSettingTask<ViewController: ContextAccepting>: ContextTask, ImmediateHook {
  /// Creates the task, without a state.
  public init() {}

  /// Passes the context to the screen.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - context: The context of the request.
  /// - Throws: The errors of ``ContextAccepting/setup(with:)``.
  public func perform(on viewController: ViewController, with context: ViewController.Context) async throws {
    try viewController.setup(with: context)
  }

  package func begin(_ input: (ViewController, ViewController.Context)) throws -> Work<Void> {
    .finished(try input.0.setup(with: input.1))
  }
}

/// A task that runs after a navigation has succeeded, for instance for analytics.
///
/// The observers and the ``NavigationResult`` receive its errors. The navigation still counts as a success. If the caller is
/// cancelled, or the router's ``DefaultRouter/timeout`` is exceeded, the task is cancelled, and the answer no longer waits for it.
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
///
/// ```swift
/// router.add(
///   InlinePostTask<UIViewController, Any?> { screen, _, stack in
///     log("\(type(of: screen)) after \(stack.count) steps")
///   })
/// ```
public struct InlinePostTask<ViewController: UIViewController, Context>: PostRoutingTask, ImmediateHook {
  private let body: @MainActor (ViewController, Context, [UIViewController]) throws -> Work<Void>

  /// Creates a task from a closure that may wait.
  ///
  /// - Parameter body: A closure that runs after the screen is reached.
  public init(
    _ body:
      @escaping @MainActor (
        _ viewController: ViewController, _ context: Context, _ routingStack: [UIViewController]
      ) async throws -> Void
  ) {
    self.body = { viewController, context, stack in .pending { try await body(viewController, context, stack) } }
  }

  /// Creates a task from a synchronous closure, at less cost than one that may wait.
  ///
  /// - Parameter body: A closure that runs after the screen is reached.
  public init(
    _ body:
      @escaping @MainActor (
        _ viewController: ViewController, _ context: Context, _ routingStack: [UIViewController]
      ) throws -> Void
  ) {
    self.body = { viewController, context, stack in .finished(try body(viewController, context, stack)) }
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
    try await body(viewController, context, routingStack).value
  }

  package func begin(_ input: (ViewController, Context, [UIViewController])) throws -> Work<Void> {
    try body(input.0, input.1, input.2)
  }
}
