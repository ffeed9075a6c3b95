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
  /// - Returns: The line of a story, or `nil` for a step of the clock.
  /// - Throws: `StepFault` with the possible steps.
  @discardableResult
  func check(_ text: String) throws(StepFault) -> StoryStep? {
    if ["clock manual", "clock automatic", "clock step"].contains(text) { return nil }
    let line = try StoryStep(text, own: own)
    if case .launch = line { throw StepFault("a launch is not a step of a running app") }
    return line
  }

  /// Performs a step in the spelling of stories, and everything that it starts.
  func perform(_ text: String) -> StepReport {
    log.clear()
    let start = DispatchTime.now().uptimeNanoseconds
    var report = StepReport(step: text, outcome: .done)
    do {
      let line = try check(text)
      if case .expect(let expectation) = line {
        try session.check(expectation, refusal: refusal)
      } else {
        take(line, &report)
      }
    } catch {
      refuse(&report, [error])
    }
    report.events = zip(log.kinds, log.events).map { StepReport.Event(kind: $0, text: $1) }
    report.plans = log.plans.prefix(20).map { PlanReport($0) }
    report.milliseconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    return report
  }

  private func take(_ line: StoryStep?, _ report: inout StepReport) {
    let number = session.answers.open.count
    var errors: [any Error] = []
    var isStuck = false
    do { isStuck = try !begin(line, report.step) } catch { errors.append(error) }
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
      let wait = clock.isManual ? "It waits for a step of the clock." : "It is in progress and waits for the user."
      report.reason = session.reasonForQueuedLink ?? wait
    }
  }

  private func refuse(_ report: inout StepReport, _ errors: [any Error]) {
    report.outcome = .refused
    report.reason = session.combined(errors)?.reason
    report.possible = Gestures(window: app.window).possible
  }

  /// Begins a step, or moves the clock.
  ///
  /// - Returns: `false` if the step waits for a step of the clock.
  private func begin(_ line: StoryStep?, _ text: String) throws -> Bool {
    guard case .step(let step) = line else {
      switch text {
      case "clock manual": clock.setManual(true, in: windows)
      case "clock automatic": clock.setManual(false, in: windows)
      default: guard clock.step() else { throw StepFault("Nothing waits for the clock") }
      }
      return true
    }
    if !readsFiles { try Self.checkPayload(of: step, in: session.payloads) }
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
    return true
  }

  /// Checks that the payload of a step was dropped on the page, since no other file is read without a story in a file.
  static func checkPayload(of step: PortolanTool.Step, in payloads: [String: String]) throws(StepFault) {
    if case .event(.notification(let file)) = step, payloads[file] == nil {
      throw StepFault("there is no payload \(LinkText.quoted(file)): drop its file on the page")
    }
  }

  /// Observes the window and the router that the user sees now.
  func adopt() {
    let window = app.window
    clock.adopt(window)
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
    session.observeRouter()
  }
}
