import Portolan
import PortolanLinks

/// One life of an app, with steps and links played to it.
@MainActor
public final class ToolRun<App: ToolApp> {
  /// The app.
  public let app: App
  private let recorder = EventRecorder()

  /// - Parameter app: The app, which has started.
  public init(_ app: App) {
    self.app = app
    app.router.add(recorder)
  }

  /// The gestures that the user can make now, as steps are written.
  public var possibleSteps: [String] { Gestures(window: app.window).possible }

  /// What the user sees, as text.
  public var screenText: String { Gestures(window: app.window).text }

  /// Does steps, one after another.
  ///
  /// - Parameter steps: The steps as they are written on the command line.
  /// - Throws: ``StepFailure`` for the first that cannot be done.
  public func perform(_ steps: [String]) async throws {
    for (index, text) in steps.enumerated() {
      do {
        try await perform(text)
        if let error = await app.settle().first { throw error }
      } catch {
        throw failure(of: text, number: index + 1, because: error)
      }
    }
  }

  /// Does a step. What a button begins goes on after it: see ``ToolApp/settle()``.
  ///
  /// - Parameter step: The step as it is written on the command line.
  /// - Throws: Why it cannot be done.
  public func perform(_ step: String) async throws {
    try await perform(Step(step, own: App.steps.map(\.spelling)))
  }

  /// Does a step, and what it begins.
  ///
  /// - Returns: Why it could not be done; `nil` where it was.
  func refusal(of step: Step) async -> StepFault? {
    var refusal: (any Error)?
    do { try await perform(step) } catch { refusal = error }
    let later = await app.settle().first
    return (refusal ?? later).map(fault)
  }

  private func perform(_ step: Step) async throws {
    let gestures = Gestures(window: app.window)
    switch step {
    case .link(let link): try await app.router.navigate(to: App.links.parse(link))
    case .tap(let title): try gestures.tap(title)
    case .back: try gestures.back()
    case .swipeBack: try gestures.swipeBack()
    case .swipeDown: try gestures.swipeDown()
    case .type(let line): try gestures.type(line)
    case .pressReturn: try gestures.pressReturn()
    case .own(let number): try await App.steps[number].perform(app)
    }
  }

  /// Opens a link and tells what happened.
  ///
  /// - Parameter link: The link.
  /// - Throws: `LinkError`. A navigation that fails is told in the report.
  public func open(_ link: String) async throws -> OpenReport<App.AppScreen> {
    let screen = try App.links.parse(link)
    var report = report(on: screen, link: link)
    report.plan = try? app.router.plan(to: screen)
    recorder.clear()
    do {
      try await app.router.navigate(to: screen)
      report.reached = true
    } catch {
      report.fail(error)
    }
    report.events = recorder.events
    report.after = HierarchySnapshot(of: app.window)
    return report
  }

  /// Tells what opening a link would do, and does nothing.
  ///
  /// - Parameter link: The link.
  /// - Throws: `LinkError`. Where there is no way, the report says so.
  public func plan(_ link: String) async throws -> OpenReport<App.AppScreen> {
    let screen = try App.links.parse(link)
    var report = report(on: screen, link: link)
    do {
      report.plan = try app.router.plan(to: screen)
    } catch {
      report.fail(error)
      report.reached = nil
    }
    report.why = await Lookout(window: app.window).events(for: Destination(screen))
    return report
  }

  private func report(on screen: App.AppScreen, link: String) -> OpenReport<App.AppScreen> {
    OpenReport(
      link: link, screen: screen, way: App.note(on: screen)?.way, before: HierarchySnapshot(of: app.window))
  }

  private func failure(of step: String, number: Int, because error: any Error) -> StepFailure {
    let fault = fault(error)
    return StepFailure(
      number: number, step: LinkText.quoted(step), reason: fault.reason.trimmed, possible: fault.possible)
  }

  /// Why a step could not be done, without the hierarchy.
  private func fault(_ error: any Error) -> StepFault {
    if let fault = error as? StepFault { return fault }
    let reason = (error as? RoutingError)?.reason ?? "\(error)"
    return StepFault(reason: reason, possible: error is LinkError ? [] : Gestures(window: app.window).possible)
  }
}

extension String {
  /// Without the full stop, for use inside a sentence.
  fileprivate var trimmed: String { hasSuffix(".") ? String(dropLast()) : self }
}
