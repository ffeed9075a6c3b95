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
@MainActor
public protocol ContextAccepting: UIViewController {
  /// The type of the context that the screen shows.
  associatedtype Context

  /// Accepts a context, which may replace an earlier one.
  ///
  /// - Parameter context: The context of the request.
  /// - Throws: An error that explains why the screen cannot show the context. The navigation then fails with that
  ///   error.
  func setup(with context: Context) throws
}

/// A context task that passes the context to the screen, whether the screen was found or built.
public struct ContextSettingTask<ViewController: ContextAccepting>: ContextTask {
  /// Creates the task, which has no state.
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
}

extension ContextSettingTask: ImmediateHook {
  package func begin(_ input: (ViewController, ViewController.Context)) throws -> Work<Void> {
    .finished(try input.0.setup(with: input.1))
  }
}
