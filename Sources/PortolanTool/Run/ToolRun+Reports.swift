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

  func open(_ arrival: Arrival) async throws -> OpenReport<App.AppScreen> {
    let source = try arrival.source(checkedBy: App.links, in: folder)
    var report = try report(on: arrival, source)
    report.plan = try? app.router.plan(to: report.screen)
    recorder.clear()
    do {
      guard try await deliver(source) else { throw StillWaiting(reasons: reasonsToWait) }
      report.reached = true
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
    report.why = await Lookout(window: app.window).events(for: Destination(report.screen))
    return report
  }

  private var reasonsToWait: [String] {
    app.inbox?.gate.reasons.map(\.description).sorted() ?? []
  }

  private func report(on arrival: Arrival, _ source: DeepLinkSource) throws -> OpenReport<App.AppScreen> {
    let screen = try screen(for: source)
    return OpenReport(
      source: arrival.kind, link: arrival.text, screen: screen, way: App.note(on: screen)?.way,
      before: HierarchySnapshot(of: app.window))
  }
}
