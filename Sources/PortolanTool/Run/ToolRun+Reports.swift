extension ToolRun {
  /// Opens a link, and reports what happened.
  ///
  /// - Parameter link: The link.
  /// - Returns: The report, which includes the failure of a navigation.
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
  /// - Returns: The report, which includes the failure if there is no plan.
  /// - Throws: `LinkError` if the text is not a link of the app.
  public func plan(_ link: String) async throws -> OpenReport<App.AppScreen> {
    try await plan(.link(link))
  }

  /// Delivers an event, performs steps of the user, and reports what happened.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - laterSteps: The steps of the user after the event, or while it waits for the user.
  /// - Returns: The report, which includes the failure of the event.
  /// - Throws: An error if the event has no screen, or ``StepFailure`` for a step that fails although the event
  ///   succeeded.
  func open(_ event: IncomingEvent, then laterSteps: [String] = []) async throws -> OpenReport<App.AppScreen> {
    let source = try event.source(checkedBy: App.links, in: folder)
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
    var report = try report(on: event, event.source(checkedBy: App.links, in: folder))
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
    let number = try await submit(source)
    if answers.answer(to: number) == nil {
      // The event may wait for another process, such as a server. Only the app can wait for that.
      unreportedFailures += await app.settle()
      await waitUntilIdle()
    }
    let isReachedOrInProgress = answers.answer(to: number).map { $0.failure == nil } ?? !hasQueuedLinks
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
    let screen = try screen(for: source)
    return OpenReport(
      source: event.kind, link: event.text, screen: screen, way: App.summary(of: screen)?.way,
      before: HierarchySnapshot(of: app.window))
  }
}
