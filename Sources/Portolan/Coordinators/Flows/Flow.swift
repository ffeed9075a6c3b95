/// A part of the app that the user goes through and that comes to a result: a checkout, a login, a survey.
///
/// A flow is run like a function:
///
/// ```swift
/// final class CheckoutFlow: Flow<Receipt> {
///   override func start() async throws {
///     let form = CheckoutViewController()
///     form.onPaid = { [weak self] in self?.finish($0) }
///     follow(form)
///     navigationController.pushViewController(form, animated: true)
///   }
/// }
///
/// let receipt = try await run(CheckoutFlow())
/// ```
///
/// It ends once: with a value, with an error, or with `CancellationError` when the user has left its screens in whatever
/// way, when the task that awaits it is cancelled, or when the flow that runs it has ended. Screens of its own that are
/// still there then go, see ``leavesScreens``, and only when they are gone does the awaiting code continue. Nothing but
/// the call of ``run(_:)`` and the flow's own screens keep a flow alive; let closures that screens keep hold it weakly.
@MainActor
open class Flow<Output: Sendable> {
  private enum Stage {
    case new, running, ended
  }

  private var stage = Stage.new
  private let outcome = Suspension<Result<Output, any Error>>()
  /// Whether it is known what the flow ends with.
  private var isDecided = false
  private let screens = FollowedScreens()
  private var children: [ObjectIdentifier: @MainActor () -> Void] = [:]
  /// The children that have not ended.
  private let runs = Pending()
  /// The navigations of ``start()``, which its cancellation ends where they have not begun to commit.
  private let shows = Pending()
  private var startTask: Int?

  /// Makes a flow, to be run once.
  public init() {}

  /// Shows the first screen. Called once, when the flow is run; does nothing unless overridden.
  ///
  /// - Throws: Why the flow cannot begin, with which it ends.
  open func start() async throws {}

  /// Whether the screens stay when the flow ends, for whoever replaces them; not unless overridden.
  ///
  /// A flow that became the root of the window stays in any case, as there is nothing behind it.
  open var leavesScreens: Bool { false }

  /// Ties the flow to a screen: when the last of its screens has left the hierarchy, the flow is over.
  ///
  /// Call it for each screen that the flow can do without the others, before or right after it is shown; a screen that
  /// is pushed on top of one of them need not be followed. The flow retains none of them. Where a screen is in no
  /// hierarchy yet its view is loaded, so that its arrival can be noticed. Where the flow has ended by then, the screen goes.
  ///
  /// - Parameter viewController: A screen of the flow.
  public final func follow(_ viewController: UIViewController) {
    guard stage != .ended else { return leave(viewController) }
    screens.follow(viewController) { [weak self] in self?.cancel() }
  }

  /// Ends the flow with a value. More calls do nothing.
  ///
  /// - Parameter output: What `run` returns.
  public final func finish(_ output: Output) {
    end(with: .success(output))
  }

  /// Ends the flow with an error. More calls do nothing.
  ///
  /// - Parameter error: What `run` throws.
  public final func fail(_ error: any Error) {
    end(with: .failure(error))
  }

  /// Ends the flow without a result: `run` throws `CancellationError`. More calls do nothing.
  public final func cancel() {
    end(with: .failure(CancellationError()))
  }

  /// Runs a flow inside this one. It is cancelled when this one ends.
  ///
  /// - Parameter flow: A flow that has not been run.
  /// - Returns: What the flow ended with.
  /// - Throws: What the flow failed with, and `CancellationError`.
  public final func run<Other>(_ flow: Flow<Other>) async throws -> Other {
    if isDecided { flow.cancel() }
    let id = ObjectIdentifier(flow)
    children[id] = { [weak flow] in flow?.cancel() }
    defer { children[id] = nil }
    return try await runs.counting { try await flow.perform() }
  }

  /// Navigates to a place and follows the screen that is reached.
  ///
  /// The flow goes on even where the navigation takes the screens away that it has followed so far.
  ///
  /// - Parameters:
  ///   - destination: Where to go.
  ///   - router: Goes there.
  ///   - animated: Whether the user should see it happen.
  /// - Returns: The controller that was reached.
  /// - Throws: What the router throws.
  @discardableResult
  public final func show(
    _ destination: Destination, by router: any Router, animated: Bool = true
  ) async throws -> NavigationResult {
    guard startTask != nil, NavigationRequest.runningTask == startTask else {
      return try await showAndFollow(destination, router, animated)
    }
    return try await shows.counting { try await showAndFollow(destination, router, animated) }
  }

  private func showAndFollow(
    _ destination: Destination, _ router: any Router, _ animated: Bool
  ) async throws -> NavigationResult {
    try await screens.replacing {
      let result = try await router.navigate(to: destination, animated: animated, policy: nil)
      follow(result.viewController)
      return result
    }
  }

  /// Navigates to a screen and follows it.
  ///
  /// - Parameters:
  ///   - screen: Where to go.
  ///   - router: Goes there.
  ///   - animated: Whether the user should see it happen.
  /// - Returns: The controller that was reached.
  /// - Throws: What the router throws.
  @discardableResult
  public final func show<Target: Screen>(
    _ screen: Target, by router: any Router, animated: Bool = true
  ) async throws -> NavigationResult {
    try await show(Destination(screen), by: router, animated: animated)
  }

  final func perform() async throws -> Output {
    precondition(stage == .new, "\(typeName(self)) is run again. To fix: make a new flow for each run.")
    stage = .running
    if Task.isCancelled { cancel() }
    let starting = isDecided ? nil : begin()
    let result = await outcome.wait(untilCancelledWith: .failure(CancellationError()))
    isDecided = true
    starting?.cancel()
    for cancel in children.values { cancel() }
    // What they show is to go as well.
    await shows.untilNone()
    stage = .ended
    await screens.end(closing: !leavesScreens)
    await runs.untilNone()
    return try result.get()
  }

  private func begin() -> Task<Void, Never> {
    Platform.startTask { [self] in
      startTask = NavigationRequest.runningTask
      do { try await start() } catch { fail(error) }
      // Another task may come to be told by the same value.
      startTask = nil
    }
  }

  /// Takes a screen away that was shown for a flow that is over, as by a `start` that does not heed its cancellation.
  private func leave(_ viewController: UIViewController) {
    guard !leavesScreens else { return }
    // It may be about to be shown, and by a navigation of which this is no part.
    NavigationRequest.$current.withValue(nil) {
      _ = Task { @MainActor in await viewController.closeUnowned(in: viewController.windowOfHierarchy) }
    }
  }

  private func end(with result: Result<Output, any Error>) {
    isDecided = true
    outcome.end(with: result)
  }
}

/// Runs a flow to its end.
///
/// ```swift
/// let receipt = try await run(CheckoutFlow(basket))
/// ```
///
/// - Parameter flow: A flow that has not been run.
/// - Returns: What the flow ended with.
/// - Throws: What the flow failed with, and `CancellationError` where the user left it or the task was cancelled.
@MainActor
public func run<Output>(_ flow: Flow<Output>) async throws -> Output {
  try await flow.perform()
}
