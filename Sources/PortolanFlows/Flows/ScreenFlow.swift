/// A flow of one screen that reports its result by callbacks, such as an existing login screen.
///
/// ```swift
/// let user = try await run(
///   ScreenFlow<User> { result in
///     let login = LoginViewController()
///     login.onLogin = { user in result.finish(user) }
///     login.onFailure = { error in result.fail(error) }
///     return login
///   })
/// ```
///
/// The screen is presented over the topmost controller, and dismissed when it has reported. If the user dismisses it, `run`
/// throws `CancellationError`. The first report counts, and later ones do nothing. In a guard, it is all that is needed to
/// wait for a login.
public final class ScreenFlow<Output: Sendable>: Flow<Output> {
  private let router: any Router
  private let presentation: Presentation
  private let makeScreen: @MainActor (FlowResult<Output>) throws -> UIViewController

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - router: The router that presents the screen, or `nil` for one in the window of the running request, or else in
  ///     the key window.
  ///   - presentation: The way the screen is presented.
  ///   - makeScreen: A closure that builds the screen and connects its callbacks with the result.
  public init(
    by router: (any Router)? = nil, as presentation: Presentation = .automatic,
    _ makeScreen: @escaping @MainActor (_ result: FlowResult<Output>) throws -> UIViewController
  ) {
    let window = NavigationRequest.current?.window
    let own = DefaultRouter(window: window)
    // The router of a window is the app's, if any, with its guards and observers.
    if let state = window.map(WindowState.of), state.router === own { state.router = nil }
    self.router = router ?? own
    self.presentation = presentation
    self.makeScreen = makeScreen
    super.init()
  }

  /// Presents the screen.
  ///
  /// - Throws: The error of the closure that builds the screen, or of the router.
  public override func start() async throws {
    let result = FlowResult(flow: self)
    let factory = ClassFactory<UIViewController, Any?> { [makeScreen] _ in try makeScreen(result) }
    let step = StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: factory)
      .using(.present(as: presentation)).from(.current).assemble()
    try await show(Destination(step, with: nil), by: router)
  }
}

/// The result of a flow that a screen reports; the screen can keep it, because it does not retain the flow.
///
/// ```swift
/// let color = try await run(
///   ScreenFlow<UIColor> { result in
///     ColorViewController(onChoice: { result.finish($0) }, onCancel: { result.cancel() })
///   })
/// ```
@MainActor
public struct FlowResult<Output: Sendable> {
  weak var flow: Flow<Output>?

  /// Ends the flow with a value.
  ///
  /// - Parameter output: The value that `run` returns.
  public func finish(_ output: Output) { flow?.finish(output) }

  /// Ends the flow with an error.
  ///
  /// - Parameter error: The error that `run` throws.
  public func fail(_ error: any Error) { flow?.fail(error) }

  /// Ends the flow without a result, so that `run` throws `CancellationError`.
  public func cancel() { flow?.cancel() }

  /// Ends the flow with the result of a callback.
  ///
  /// ```swift
  /// let user = try await run(
  ///   ScreenFlow<User> { result in
  ///     let login = LoginViewController()
  ///     login.completion = { result($0) }
  ///     return login
  ///   })
  /// ```
  ///
  /// - Parameter result: The value or the error.
  public func callAsFunction(_ result: Result<Output, any Error>) { flow?.end(with: result) }
}
