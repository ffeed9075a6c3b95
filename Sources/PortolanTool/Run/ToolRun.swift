/// A run of an app from its start, for playing steps and links.
///
/// ```swift
/// let run = ToolRun(try await ShopUnderTool(options: NoOptions()))
/// try await run.perform(["log in", "tap Bag", "tap Check out"])
/// #expect(run.screenText.contains("Your order"))
/// ```
@MainActor
public final class ToolRun<App: ToolApp> {
  let session: AppSession<App>
  let recorder = EventRecorder()
  /// The failures that the app reported outside of ``settle()``.
  var unreportedFailures: [any Error] = []

  /// Creates a run of an app.
  ///
  /// - Parameters:
  ///   - app: The app. It must have started.
  ///   - folder: The folder for relative file names in steps, or `nil` for the working directory.
  public init(_ app: App, folder: URL? = nil) {
    session = AppSession(app, folder: folder, observer: recorder)
    adopt()
  }

  /// The app.
  public var app: App { session.app }

  /// The gestures that are possible now, in the spelling of steps.
  public var possibleSteps: [String] { Gestures(window: app.window).possible }

  /// The text that the user sees.
  public var screenText: String { session.text }

  /// Performs steps, one after another.
  ///
  /// - Parameter steps: The steps in their spelling on the command line.
  /// - Throws: ``StepFailure`` for the first step that fails.
  public func perform(_ steps: [String]) async throws {
    for (index, text) in steps.enumerated() {
      do {
        try await perform(text)
        if let error = await settle().first { throw error }
      } catch {
        throw StepFailure(number: index + 1, step: LinkText.quoted(text), fault: session.fault(error))
      }
    }
  }

  /// Performs a step.
  ///
  /// Work that the step starts may continue afterwards, see ``settle()``.
  ///
  /// - Parameter step: The step in its spelling on the command line.
  /// - Throws: An error if the step cannot be performed.
  public func perform(_ step: String) async throws {
    try await perform(Step(step, own: App.ownSteps.map(\.spelling)))
  }

  /// Waits until all work has ended that the last step started, and the app waits for the user.
  ///
  /// ```swift
  /// let run = ToolRun(shopUnderTool)
  /// try await run.perform("tap Check out")
  /// #expect(await run.settle().isEmpty)
  /// ```
  ///
  /// - Returns: The errors of navigations that failed since the last call, and of links that had to wait.
  public func settle() async -> [any Error] {
    defer { unreportedFailures = [] }
    let before = await unreportedFailures + app.settle()
    await waitUntilIdle()
    return await before + app.settle() + session.answers.takeFailures()
  }

  /// Performs a step and the work that it starts.
  ///
  /// - Returns: The error of the step, combined with the errors of later work, or `nil` if everything succeeded.
  func refusal(of step: Step) async -> StepFault? {
    var refusals: [any Error] = []
    do { try await perform(step) } catch { refusals.append(error) }
    refusals += await settle()
    return session.combined(refusals)
  }

  /// Performs a step.
  package func perform(_ step: Step) async throws {
    switch try session.begin(step) {
    case .nothing: break
    case .answer(let number):
      await waitUntilIdle()
      // If the answer comes later, settle() reports it then.
      if let failure = session.answers.take(number)?.failure { throw failure }
    case .code(let code): try await code()
    }
    adopt()
  }

  /// Observes the router and the window that the user sees now, whose transitions take effect in later turns of the main actor.
  private func adopt() {
    #if !canImport(UIKit)
      app.window.follow(VirtualRun.current?.clock ?? NextTurnTransitionClock.shared)
    #endif
    session.observeRouter()
  }

  /// A Boolean value that indicates whether a transition waits for its turn.
  var hasPendingTransitions: Bool {
    #if canImport(UIKit)
      false
    #else
      !NextTurnTransitionClock.shared.isIdle
    #endif
  }

  /// Opens a link, and reports what happened.
  ///
  /// - Parameter link: The link.
  /// - Returns: The report. It includes the failure of a navigation.
  /// - Throws: `LinkError` if the text is not a link of the app.
  public func open(_ link: String) async throws -> OpenReport<App.AppScreen> {
    try await open(.link(link))
  }

  /// Reports what opening a link would do, without opening it.
  ///
  /// ```swift
  /// let run = ToolRun(shopUnderTool)
  /// let report = try await run.plan("https://shop.example/products/42")
  /// print(report.plan?.guards ?? [])
  /// ```
  ///
  /// - Parameter link: The link.
  /// - Returns: The report. It includes the failure if there is no plan.
  /// - Throws: `LinkError` if the text is not a link of the app.
  public func plan(_ link: String) async throws -> OpenReport<App.AppScreen> {
    try await plan(.link(link))
  }

  /// Delivers an event, performs steps of the user, and reports what happened.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - laterSteps: The steps of the user after the event, or while it waits for the user.
  /// - Returns: The report. It includes the failure of the event.
  /// - Throws: An error if the event has no screen, or ``StepFailure`` for a step that fails although the event
  ///   succeeded.
  func open(_ event: IncomingEvent, then laterSteps: [String] = []) async throws -> OpenReport<App.AppScreen> {
    let source = try session.source(of: event)
    var report = try report(on: event, source)
    report.plan = try? app.router.plan(to: report.screen)
    recorder.clear()
    do {
      try await carryOut(source, then: laterSteps)
      report.reached = true
    } catch let error as StepFailure {
      throw error
    } catch {
      report.fail(error)
    }
    report.events = recorder.events
    report.after = HierarchySnapshot(of: app.window)
    return report
  }

  func plan(_ event: IncomingEvent) async throws -> OpenReport<App.AppScreen> {
    var report = try report(on: event, session.source(of: event))
    do {
      report.plan = try app.router.plan(to: report.screen)
    } catch {
      report.fail(error)
      report.reached = nil
    }
    let destination = Destination(report.screen)
    report.why = DefaultRouter(window: app.window).searches(for: destination).map { $0.text(for: destination.name) }
    return report
  }

  private func carryOut(_ source: DeepLinkSource, then laterSteps: [String]) async throws {
    let (number, answers) = (try session.begin(source), session.answers)
    await waitUntilIdle()
    if answers.answer(to: number) == nil {
      // The event may wait for another process, such as a server. Only the app can wait for that.
      unreportedFailures += await app.settle()
      await waitUntilIdle()
    }
    let isReachedOrInProgress = answers.answer(to: number).map { $0.failure == nil } ?? (session.queuedLinkCount == 0)
    do {
      if isReachedOrInProgress { try await perform(laterSteps) }
    } catch {
      // A denied event is the reason why later steps fail.
      throw answers.take(number)?.failure ?? error
    }
    guard let answer = answers.take(number) else { throw reasonForMissingAnswer }
    if let failure = answer.failure { throw failure }
  }

  private func report(on event: IncomingEvent, _ source: DeepLinkSource) throws -> OpenReport<App.AppScreen> {
    let screen = try session.screen(for: source)
    return OpenReport(
      source: event.kind, link: event.text, screen: screen, way: App.summary(of: screen)?.way,
      before: HierarchySnapshot(of: app.window))
  }
}
