import Portolan

extension ToolRun {
  /// Opens a link and tells what happened.
  ///
  /// - Parameter link: The link.
  /// - Throws: `LinkError`. A navigation that fails is told in the report.
  public func open(_ link: String) async throws -> OpenReport<App.AppScreen> {
    try await open(.link(link))
  }

  /// Tells what opening a link would do, and does nothing.
  ///
  /// - Parameter link: The link.
  /// - Throws: `LinkError`. Where there is no way, the report says so.
  public func plan(_ link: String) async throws -> OpenReport<App.AppScreen> {
    try await plan(.link(link))
  }

  /// Opens what arrives, has the user do something then, and tells what happened.
  ///
  /// - Parameters:
  ///   - arrival: What arrives.
  ///   - laterSteps: What the user does when it is there, or on the way where it waits for them.
  /// - Throws: Why nobody knows what is meant; ``StepFailure`` for a step that cannot be done, unless what arrived was not
  ///   carried out, which the report then tells.
  func open(_ arrival: Arrival, then laterSteps: [String] = []) async throws -> OpenReport<App.AppScreen> {
    let source = try arrival.source(checkedBy: App.links, in: folder)
    var report = try report(on: arrival, source)
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

  func plan(_ arrival: Arrival) async throws -> OpenReport<App.AppScreen> {
    var report = try report(on: arrival, arrival.source(checkedBy: App.links, in: folder))
    do {
      report.plan = try app.router.plan(to: report.screen)
    } catch {
      report.fail(error)
      report.reached = nil
    }
    report.why = Lookout(window: app.window).events(for: Destination(report.screen))
    return report
  }

  private func carryOut(_ source: DeepLinkSource, then laterSteps: [String]) async throws {
    let number = try await handIn(source)
    if answers.answer(to: number) == nil {
      // It may wait for what is outside the process, such as a server. Of that only the app knows.
      untold += await app.settle()
      await becomeStill()
    }
    let isThereOrUnderWay =
      if let answer = answers.answer(to: number) { answer.failure == nil } else { reasonForNoAnswer is StillUnderWay }
    do {
      if isThereOrUnderWay { try await perform(laterSteps) }
    } catch {
      // What was denied is why the steps after that came to nothing.
      throw answers.take(number)?.failure ?? error
    }
    guard let answer = answers.take(number) else { throw reasonForNoAnswer }
    if let failure = answer.failure { throw failure }
  }

  private func report(on arrival: Arrival, _ source: DeepLinkSource) throws -> OpenReport<App.AppScreen> {
    let screen = try screen(for: source)
    return OpenReport(
      source: arrival.kind, link: arrival.text, screen: screen, way: App.note(on: screen)?.way,
      before: HierarchySnapshot(of: app.window))
  }
}
