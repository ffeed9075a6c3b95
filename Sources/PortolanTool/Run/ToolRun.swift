public import Foundation
import Portolan
import PortolanLinks

/// One life of an app, with steps and links played to it.
@MainActor
public final class ToolRun<App: ToolApp> {
  /// The app.
  public let app: App
  /// Where files that steps name are looked for; `nil` for the working directory.
  let folder: URL?
  let recorder = EventRecorder()
  let answers = ArrivalAnswers()
  /// Failures that the app has told while nobody asked for them.
  var untold: [any Error] = []
  private var recorded: [RecordedRouter] = []

  /// - Parameters:
  ///   - app: The app, which has started.
  ///   - folder: Where files that steps name are looked for; `nil` for the working directory.
  public init(_ app: App, folder: URL? = nil) {
    self.app = app
    self.folder = folder
    record()
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
        if let error = await settle().first { throw error }
      } catch {
        throw failure(of: text, number: index + 1, because: error)
      }
    }
  }

  /// Does a step. What it begins goes on after it: see ``settle()``.
  ///
  /// - Parameter step: The step as it is written on the command line.
  /// - Throws: Why it cannot be done.
  public func perform(_ step: String) async throws {
    try await perform(Step(step, own: App.steps.map(\.spelling)))
  }

  /// Returns when everything is over that the last step has begun, and the app waits for the user.
  ///
  /// - Returns: Why navigations have failed since the last call, and links that had to wait.
  public func settle() async -> [any Error] {
    defer { untold = [] }
    let before = await untold + app.settle()
    await becomeStill()
    return await before + app.settle() + answers.takeFailures()
  }

  /// Does a step, and what it begins.
  ///
  /// - Returns: Why it could not be done, and why that came to nothing which it let go on; `nil` where all was done.
  func refusal(of step: Step) async -> StepFault? {
    var refusals: [any Error] = []
    do { try await perform(step) } catch { refusals.append(error) }
    refusals += await settle()
    let faults = refusals.map(fault)
    guard let first = faults.first else { return nil }
    let reason = ([first.reason] + faults.dropFirst().map { "And then: \($0.reason)" }).joined(separator: " ")
    let worst = faults.first { $0.status == .broken } ?? first
    return StepFault(reason: reason, possible: first.possible, code: worst.code, status: worst.status)
  }

  private func perform(_ step: Step) async throws {
    let gestures = Gestures(window: app.window)
    switch step {
    case .arrival(let arrival): try await deliver(arrival.source(checkedBy: App.links, in: folder))
    case .tap(let title): try gestures.tap(title)
    case .back: try gestures.back()
    case .swipeBack: try gestures.swipeBack()
    case .swipeDown: try gestures.swipeDown()
    case .type(let line): try gestures.type(line)
    case .pressReturn: try gestures.pressReturn()
    case .window(let number): try await app.turn(toWindow: number)
    case .own(let number): try await App.steps[number].perform(app)
    }
    // The user may look at another window now.
    record()
  }

  private func record() {
    takeLaterTurns()
    recorded.removeAll { $0.router == nil }
    guard !recorded.contains(where: { $0.router === app.router }) else { return }
    recorded.append(RecordedRouter(router: app.router))
    app.router.add(recorder)
  }

  private func failure(of step: String, number: Int, because error: any Error) -> StepFailure {
    let fault = fault(error)
    return StepFailure(
      number: number, step: LinkText.quoted(step), reason: fault.reason.trimmed, possible: fault.possible,
      code: fault.code, status: fault.status)
  }

  /// Why a step could not be done, without the hierarchy.
  private func fault(_ error: any Error) -> StepFault {
    if let fault = error as? StepFault { return fault }
    let reason = (error as? RoutingError)?.reason ?? ValueText.of(error)
    // What says itself how to mend it needs no list of gestures.
    let isComplete = error is LinkError || reason.contains("To fix: ")
    let isBroken = Status(error) == .broken
    return StepFault(
      reason: reason, possible: isComplete ? [] : Gestures(window: app.window).possible,
      code: isBroken ? Failure(error).code : "step", status: isBroken ? .broken : .failed)
  }
}

/// A router whose events are kept.
private struct RecordedRouter {
  weak var router: DefaultRouter?
}

extension String {
  /// Without the full stop, for use inside a sentence.
  fileprivate var trimmed: String { hasSuffix(".") ? String(dropLast()) : self }
}
