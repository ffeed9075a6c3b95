import PortolanExecutor

/// A running app that performs steps on the virtual executor.
@MainActor
final class Stage<App: ToolApp> {
  let session: AppSession<App>
  let clock = VirtualClock()
  let numbers = ControllerNumbers()
  /// A step of a faulty app may have any number of events.
  let log = EventRecorder(limit: 500)
  /// A Boolean value that indicates whether steps may name files, as those of a story in a file may.
  private let readsFiles: Bool
  /// The windows in the order they were opened.
  private(set) var windows: [UIWindow] = []
  private var refusal: StepFault?
  private let own = App.ownSteps.map(\.spelling)

  var app: App { session.app }

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - options: The options of the launch, as on the command line.
  ///   - folder: The folder for relative file names in steps.
  /// - Throws: An error if the app cannot start.
  init(options: [String], folder: URL?) throws {
    let parsed = try LaunchOptions.parsed(options, for: App.self)
    guard let app = try clock.run({ try await App(options: parsed) }) else {
      throw StepFault("The app did not finish its launch, although no task can continue")
    }
    session = AppSession(app, folder: folder, observer: log)
    readsFiles = folder != nil
    adopt()
    if !clock.rest() { throw StepFault("The app does not come to rest after its launch") }
  }

  /// Checks that a text is a step or an expectation, so that a story may contain it.
  ///
  /// - Throws: `StepFault` with the possible steps.
  func check(_ text: String) throws(StepFault) {
    if ["clock manual", "clock automatic", "clock step"].contains(text) { return }
    if case .launch = try StoryStep(text, own: own) { throw StepFault("a launch is not a step of a running app") }
  }

  /// Performs a step in the spelling of stories, and everything that it starts.
  func perform(_ text: String) -> StepReport {
    log.clear()
    let start = DispatchTime.now().uptimeNanoseconds
    var report = StepReport(step: text, outcome: .done)
    do {
      if let expectation = try expectation(text) {
        try session.check(expectation, refusal: refusal)
      } else {
        try take(text, &report)
      }
    } catch {
      refuse(&report, [error])
    }
    report.events = zip(log.kinds, log.events).map { StepReport.Event(kind: $0, text: $1) }
    report.plans = log.plans.prefix(20).map { PlanReport($0) }
    report.milliseconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    return report
  }

  private func expectation(_ text: String) throws -> Expectation? {
    guard text.hasPrefix("expect ") else { return nil }
    guard case .expect(let expectation) = try StoryStep(text, own: own) else { return nil }
    return expectation
  }

  private func take(_ text: String, _ report: inout StepReport) throws {
    let number = session.answers.open.count
    var errors: [any Error] = []
    var isStuck = false
    do { isStuck = try !begin(text) } catch { errors.append(error) }
    let isAtRest = clock.rest()
    adopt()
    errors += (try? clock.run { await self.app.settle() }) ?? []
    errors += session.answers.takeFailures()
    refusal = nil
    if !isAtRest {
      report.outcome = .restless
      report.reason = "The app does not come to rest: its tasks start new ones without an end."
    } else if !errors.isEmpty {
      refuse(&report, errors)
      refusal = report.reason.map { StepFault($0) }
    } else if isStuck || session.answers.open.count > number {
      report.outcome = .waiting
      report.reason = waitingReason
    }
  }

  private var waitingReason: String {
    if let reason = session.reasonForQueuedLink { return reason }
    return clock.isManual ? "It waits for a step of the clock." : "It is in progress and waits for the user."
  }

  private func refuse(_ report: inout StepReport, _ errors: [any Error]) {
    report.outcome = .refused
    report.reason = session.combined(errors)?.reason
    report.possible = Gestures(window: app.window).possible
  }

  /// Begins a step.
  ///
  /// - Returns: `false` if the step waits for a step of the clock.
  private func begin(_ text: String) throws -> Bool {
    switch text {
    case "clock manual": clock.setManual(true, in: windows)
    case "clock automatic": clock.setManual(false, in: windows)
    case "clock step": guard clock.step() else { throw StepFault("Nothing waits for the clock") }
    default:
      guard case .step(let step) = try StoryStep(text, own: own) else {
        throw StepFault("\(LinkText.quoted(text)) is not a step of the user")
      }
      // Without a story in a file, only the files that were dropped on the page are read.
      if case .event(.notification(let file)) = step, !readsFiles, session.payloads[file] == nil {
        throw StepFault("there is no payload \(LinkText.quoted(file)): drop its file on the page")
      }
      switch try session.begin(step) {
      // The user may see another window now.
      case .nothing: clock.adopt(app.window)
      case .answer(let number): if let failure = session.answers.take(number)?.failure { throw failure }
      case .code(let code):
        return try clock.run {
          try await code()
          self.clock.adopt(self.app.window)
        } != nil
      }
    }
    return true
  }

  /// Observes the window and the router that the user sees now.
  func adopt() {
    let window = app.window
    clock.adopt(window)
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
    session.observeRouter()
  }
}
