/// A part of the app that the user goes through and that ends with a result: a checkout, a login, a survey.
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
/// A flow ends once, with a value, with an error, or with `CancellationError`. It ends with `CancellationError` if the
/// user leaves its screens in any way, if the task that awaits it is cancelled, or if the flow that runs it has ended.
/// A flow that shows its result before the user goes on calls ``conclude(with:)``. When a flow ends, its remaining
/// screens close, unless ``leavesScreens`` is `true`. The awaiting code continues when they are gone. Only the call of
/// ``run(_:)`` and the flow's own screens keep a flow alive; let closures that screens keep hold it weakly.
///
/// > Important: Follow the screens that ``start()`` itself presents or pushes.
/// >   ``show(_:by:animated:)-(Destination,_,_)`` follows its screens already. A flow that follows no screen does not
/// >   notice that the user or a navigation has removed the screens that it shows. It continues to run without a
/// >   warning, and `run` returns only when other code ends the flow or cancels its task. There is no warning, because
/// >   some flows rightly follow no screen, such as a flow that waits for a server.
@MainActor
open class Flow<Output: Sendable> {
  private enum Stage {
    case new, running, ended
  }

  private var stage = Stage.new
  private let outcome = Promise<Result<Output, any Error>>()
  /// The end of ``start()``, or of the flow if that is earlier.
  let beginning = Promise<Result<Void, any Error>>()
  /// The promised ends of the run, one for each time that all screens had left: others may come until the flow ends.
  private var departures: [Promise<Void>] = []
  /// A Boolean value that indicates whether the end of the flow is decided.
  private var isDecided = false
  /// The value that the flow ends with in any case.
  private var conclusion: Output?
  let screens = FollowedScreens()
  /// The closures that cancel the flows and the work inside this one.
  private var children: [(number: Int, cancel: @MainActor () -> Void)] = []
  private var childCount = 0
  /// The flows inside this one that have not ended.
  private let runs = WaitGroup()
  /// The navigations of the flow's own tasks.
  ///
  /// The cancellation of the tasks ends those that have not begun to commit.
  let shows = WaitGroup()
  /// The identities of the tasks that the flow cancels at its end: the task of ``start()``, and each one that ``task(_:)`` starts.
  private(set) var tasks: [Int?] = []

  /// Creates a flow, to be run once.
  public init() {}

  /// Shows the first screen and follows it.
  ///
  /// The flow calls this method once, when it is run. The default implementation does nothing.
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
  /// ```
  ///
  /// - Throws: The error with which the flow ends, if it cannot begin.
  open func start() async throws {}

  /// A Boolean value that indicates whether the screens stay when the flow ends, for the code that replaces them.
  ///
  /// The default is `false`. If the flow became the root of the window, its screens stay in any case, because there is
  /// nothing behind them.
  ///
  /// ```swift
  /// final class TutorialFlow: Flow<Void> {
  ///   // The tab bar that comes next replaces the last page.
  ///   override var leavesScreens: Bool { true }
  /// }
  /// ```
  open var leavesScreens: Bool { false }

  /// Ties the flow to a screen: when the last of its screens has left the hierarchy, the flow ends.
  ///
  /// Call this method for each screen that can be on screen without the others, before or right after you show it. A
  /// screen that is pushed on top of a followed screen need not be followed. The flow retains none of them. If the
  /// flow has ended by then, the screen is closed.
  ///
  /// - Parameter viewController: A screen of the flow.
  public final func follow(_ viewController: UIViewController) {
    guard stage != .ended else { return leave(viewController) }
    screens.follow(viewController) { [weak self] in
      guard let self else { return nil }
      cancel()
      guard stage == .running else { return nil }
      departures.append(Promise())
      return departures.last
    }
  }

  /// Ends the flow with a value.
  ///
  /// Further calls do nothing.
  ///
  /// - Parameter output: The value that `run` returns.
  public final func finish(_ output: Output) {
    end(with: .success(output))
  }

  /// Sets the value that the flow ends with, and lets its last screen stay until the user leaves it: a receipt, for
  /// example.
  ///
  /// A user who closes a receipt has not cancelled the order. A button of that screen ends the flow with
  /// ``finish(_:)``. From now on the flow always ends with this value, whether
  /// the user leaves its screens, ``cancel()`` is called or its task is cancelled. Further calls do nothing, and
  /// neither do calls after the flow has ended.
  ///
  /// ```swift
  /// final class CheckoutFlow: Flow<Receipt> {
  ///   private func didPay(_ receipt: Receipt) {
  ///     conclude(with: receipt)
  ///     navigationController.pushViewController(ReceiptViewController(receipt: receipt), animated: true)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter output: The value that `run` returns.
  public final func conclude(with output: Output) {
    guard !isDecided, conclusion == nil else { return }
    conclusion = output
  }

  /// Ends the flow with an error.
  ///
  /// Further calls do nothing.
  ///
  /// ```swift
  /// final class CheckoutFlow: Flow<Receipt> {
  ///   private func cardWasRefused() { fail(PaymentRefused()) }
  /// }
  /// ```
  ///
  /// - Parameter error: The error that `run` throws.
  public final func fail(_ error: any Error) {
    end(with: .failure(error))
  }

  /// Ends the flow without a result, so that `run` throws `CancellationError`.
  ///
  /// Further calls do nothing.
  public final func cancel() {
    end(with: .failure(CancellationError()))
  }

  /// Starts work that belongs to the flow, such as a request to a server after a tap on a button.
  ///
  /// The work is cancelled when the flow ends.
  ///
  /// ```swift
  /// final class CheckoutFlow: Flow<Receipt> {
  ///   private func payTapped() {
  ///     task { self.finish(try await shop.pay(basket)) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter work: The work to perform. If it throws an error other than `CancellationError`, the flow fails with
  ///   that error. Let the work hold the flow weakly if it may outlast it.
  public final func task(_ work: @escaping @MainActor () async throws -> Void) {
    guard stage != .ended, !isDecided else { return }
    let number = nextChild()
    let task = RequestScope.startIndependentTask { [weak self] in
      let identity = NavigationRequest.runningTask
      self?.tasks.append(identity)
      do { try await work() } catch is CancellationError {} catch { self?.fail(error) }
      // Another task may later have the same value as its identity.
      self?.forget(identity)
      self?.forgetChild(number)
    }
    children.append((number, { task.cancel() }))
  }

  /// Runs a flow inside this one.
  ///
  /// The inner flow is cancelled when this one ends.
  ///
  /// ```swift
  /// final class CheckoutFlow: Flow<Receipt> {
  ///   override func start() async throws {
  ///     if !session.isOpen { _ = try await run(AuthFlow()) }
  ///     try await show(Destination(ShopScreen.checkout), by: router)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter flow: A flow that has not been run.
  /// - Returns: The value that the inner flow ended with.
  /// - Throws: The error that the inner flow ended with, or `CancellationError`.
  public final func run<Other>(_ flow: Flow<Other>) async throws -> Other {
    if isDecided { flow.cancel() }
    let number = nextChild()
    children.append((number, { [weak flow] in flow?.cancel() }))
    defer { forgetChild(number) }
    return try await runs.counting { try await flow.runToEnd() }
  }

  /// Runs this flow to its end, in a type that has a function `run` of its own.
  ///
  /// ```swift
  /// let receipt = try await CheckoutFlow(basket).runToEnd()
  /// ```
  ///
  /// - Returns: The value that the flow ended with.
  /// - Throws: The error that the flow ended with, or `CancellationError` if the user left it or the task was cancelled.
  public final func runToEnd() async throws -> Output {
    precondition(stage == .new, "\(typeName(self)) is run again. To fix: make a new flow for each run.")
    stage = .running
    defer { for departure in departures { departure.end(with: ()) } }
    if Task.isCancelled { cancel() }
    let starting = isDecided ? nil : startWork()
    let ending = await outcome.wait(untilCancelledWith: .failure(CancellationError()))
    let result = conclusion.map(Result.success) ?? ending
    isDecided = true
    starting?.cancel()
    for child in children { child.cancel() }
    // The screens that these navigations show must close as well.
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

  @inline(never) private func forgetChild(_ number: Int) {
    if let index = children.firstIndex(where: { $0.number == number }) { children.remove(at: index) }
  }

  @inline(never) private func forget(_ task: Int?) {
    if let index = tasks.firstIndex(of: task) { tasks.remove(at: index) }
  }

  private func startWork() -> Task<Void, Never> {
    Platform.startTask { [self] in
      let identity = NavigationRequest.runningTask
      tasks.append(identity)
      do {
        try await start()
        screens.recordArrivals()
        if !isDecided { beginning.end(with: .success(())) }
      } catch {
        fail(error)
      }
      forget(identity)
    }
  }

  /// Closes a screen that was shown for a flow that has ended, for example by a `start` that ignores its cancellation.
  private func leave(_ viewController: UIViewController) {
    guard !leavesScreens else { return }
    // The screen may be about to appear, through a navigation that this code is not part of.
    RequestScope.startIndependentTask { viewController.closeOnArrival() }
  }

  final func end(with result: Result<Output, any Error>) {
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
/// - Returns: The value that the flow ended with.
/// - Throws: The error that the flow ended with, or `CancellationError` if the user left it or the task was cancelled.
@MainActor
public func run<Output>(_ flow: Flow<Output>) async throws -> Output {
  try await flow.runToEnd()
}
