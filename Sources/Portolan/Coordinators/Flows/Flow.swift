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
/// way, when the task that awaits it is cancelled, or when the flow that runs it has ended; a flow that shows its result
/// before the user goes on says so by ``conclude(with:)``. Screens of its own that are
/// still there then go, see ``leavesScreens``, and only when they are gone does the awaiting code continue. Nothing but
/// the call of ``run(_:)`` and the flow's own screens keep a flow alive; let closures that screens keep hold it weakly.
///
/// > Important: Follow what ``start()`` presents or pushes itself; what ``show(_:by:animated:)-(Destination,_,_)`` navigates
///   to is followed already. A flow that follows nothing does not notice that the user, or a navigation, has taken away
///   what it shows: it runs on without a word, and `run` returns only when the flow or its task is ended by somebody else.
///   Nothing warns of that, since a flow may rightly follow nothing, such as one that waits for a server.
@MainActor
open class Flow<Output: Sendable> {
  private enum Stage {
    case new, running, ended
  }

  private var stage = Stage.new
  private let outcome = Promise<Result<Output, any Error>>()
  /// Whether it is known that the flow ends.
  private var isDecided = false
  /// What the flow ends with in any case.
  private var conclusion: Output?
  let screens = FollowedScreens()
  /// What cancels the flows and the work inside this one.
  private var children: [Int: @MainActor () -> Void] = [:]
  private var childCount = 0
  /// The flows inside this one that have not ended.
  private let runs = WaitGroup()
  /// The navigations of ``start()``, which its cancellation ends where they have not begun to commit.
  let shows = WaitGroup()
  private(set) var startTask: Int?

  /// Makes a flow, to be run once.
  public init() {}

  /// Shows the first screen, and follows it. Called once, when the flow is run; does nothing unless overridden.
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

  /// Says what the flow ends with, and lets its last screen stay for the user to leave: a receipt, say.
  ///
  /// Whoever closes a receipt has not cancelled the order. However the flow ends from now on, by the user who leaves its
  /// screens, by ``cancel()`` or with its task, it ends with this value. More calls do nothing, nor do they once the flow
  /// has ended.
  ///
  /// - Parameter output: What `run` returns.
  public final func conclude(with output: Output) {
    guard !isDecided, conclusion == nil else { return }
    conclusion = output
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

  /// Begins work of the flow, such as a request to a server because of a button. It is cancelled when the flow ends.
  ///
  /// - Parameter work: What to do. The flow fails with what it throws, unless that is `CancellationError`; let the work
  ///   hold the flow weakly where it may outlast it.
  public final func task(_ work: @escaping @MainActor () async throws -> Void) {
    guard stage != .ended, !isDecided else { return }
    let number = nextChild()
    let task = NavigationRequest.startIndependentTask { [weak self] in
      do { try await work() } catch is CancellationError {} catch { self?.fail(error) }
      self?.children[number] = nil
    }
    children[number] = { task.cancel() }
  }

  /// Runs a flow inside this one. It is cancelled when this one ends.
  ///
  /// - Parameter flow: A flow that has not been run.
  /// - Returns: What the flow ended with.
  /// - Throws: What the flow failed with, and `CancellationError`.
  public final func run<Other>(_ flow: Flow<Other>) async throws -> Other {
    if isDecided { flow.cancel() }
    let number = nextChild()
    children[number] = { [weak flow] in flow?.cancel() }
    defer { children[number] = nil }
    return try await runs.counting { try await flow.perform() }
  }

  final func perform() async throws -> Output {
    precondition(stage == .new, "\(typeName(self)) is run again. To fix: make a new flow for each run.")
    stage = .running
    if Task.isCancelled { cancel() }
    let starting = isDecided ? nil : begin()
    let ending = await outcome.wait(untilCancelledWith: .failure(CancellationError()))
    let result = conclusion.map(Result.success) ?? ending
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

  private func nextChild() -> Int {
    childCount += 1
    return childCount
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
    NavigationRequest.startIndependentTask {
      if let window = viewController.windowOfHierarchy {
        await viewController.closeUnowned(in: window)
      } else {
        viewController.closeOnArrival()
      }
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
