/// A running app that takes steps and receives events, in real or in virtual time.
///
/// ``ToolRun`` waits for the end of each step, and so `open`, `play`, `replay` and a sketch do. `verify` and `serve` run it on a clock of
/// their own.
@MainActor
package final class AppSession<App: ToolApp> {
  /// The part of a step that has not ended when the step has begun.
  package enum Rest {
    /// Only what the step has started.
    case nothing
    /// The answer to an event, by its number, for the caller to take.
    case answer(Int)
    /// Code of the app, which may wait for the user.
    case code(@MainActor () async throws -> Void)
  }

  package let app: App
  /// The payloads of notifications by the names that steps use for them; other names are files.
  package var payloads: [String: String]
  package let answers = IncomingEventAnswers()
  /// The folder for relative file names in steps, or `nil` for the working directory.
  private let folder: URL?
  private let observer: any RouterObserver

  /// Creates the session of an app that has started.
  package init(_ app: App, folder: URL? = nil, payloads: [String: String] = [:], observer: any RouterObserver) {
    (self.app, self.folder, self.payloads, self.observer) = (app, folder, payloads, observer)
  }

  /// Observes the router of the window that the user sees now.
  package func observeRouter() {
    if !app.router.observers.contains(where: { $0 === observer }) { app.router.add(observer) }
  }

  /// Begins a step: a gesture takes effect at once, and an event is received.
  ///
  /// - Returns: The part of the step that is left.
  /// - Throws: An error if the step cannot be performed.
  package func begin(_ step: Step) throws -> Rest {
    let gestures = Gestures(window: app.window)
    switch step {
    case .event(let event): return .answer(try begin(source(of: event)))
    case .tap(let title): try gestures.tap(title)
    case .gesture(let gesture): try gestures.perform(gesture)
    case .swipeDown: try gestures.swipeDown()
    case .type(let line): try gestures.type(line)
    case .pressReturn: try gestures.pressReturn()
    case .width(let isCompact): try gestures.resize(isCompact: isCompact)
    case .window(let number): return .code { [app] in try await app.activateWindow(number) }
    case .custom(let number): return .code { [app] in try await App.ownSteps[number].perform(app) }
    }
    return .nothing
  }

  /// Returns the source that the app receives for an event.
  ///
  /// - Throws: `LinkError` or ``ToolFault``.
  package func source(of event: IncomingEvent) throws -> DeepLinkSource {
    if case .notification(let file) = event, let text = payloads[file] {
      return .notification(try Payload.parse(Data(text.utf8), named: file))
    }
    return try event.source(checkedBy: App.links, in: folder)
  }

  /// Starts an event without waiting for its end, since a guard that asks the user answers in a later step.
  ///
  /// - Returns: The number of the answer, for the caller to take.
  /// - Throws: An error if the event has no screen.
  func begin(_ source: DeepLinkSource) throws -> Int {
    let answers = answers
    if let inbox = app.inbox {
      let number = answers.expect()
      inbox.receive(source) { answers.record($0, on: number) }
      return number
    }
    let screen = try screen(for: source)
    let number = answers.expect()
    app.router.navigate(to: Destination(screen)) { result in
      switch result {
      case .success: answers.record(.reached, on: number)
      case .failure(let error): answers.record(.denied(error), on: number)
      }
    }
    return number
  }

  /// Returns the screen of an event.
  ///
  /// - Throws: An error if the event has no screen.
  package func screen(for source: DeepLinkSource) throws -> App.AppScreen {
    if let inbox = app.inbox { return try inbox.link(for: source) }
    return try App.links.parse(source.requireURL())
  }

  /// The number of links that wait in the inbox.
  ///
  /// A link is carried out as soon as it does not wait there, and an app without an inbox has no queue.
  package var queuedLinkCount: Int { app.inbox?.waitingCount ?? 0 }

  /// The reasons why links wait in the inbox, such as `launch`.
  package var gates: [String] { app.inbox?.gate.reasons.map(\.description).sorted() ?? [] }

  /// The reason why a link waits in the inbox, as a sentence, or `nil` if none waits.
  package var reasonForQueuedLink: String? {
    guard queuedLinkCount > 0 else { return nil }
    let end = gates.isEmpty ? "another link" : "this: \(gates.joined(separator: ", "))"
    return "It waits in the inbox for the end of \(end)."
  }

  /// Returns the first of several errors with the reasons of the others, or `nil` if there is none.
  package func combined(_ errors: [any Error]) -> StepFault? {
    let faults = errors.map(fault)
    guard let first = faults.first else { return nil }
    let reason = ([first.reason] + faults.dropFirst().map { "After that: \($0.reason)" }).joined(separator: " ")
    let worst = faults.first { $0.status == .broken } ?? first
    return StepFault(reason, possible: first.possible, code: worst.code, status: worst.status)
  }

  /// Returns the reason for a failed step, without the hierarchy.
  func fault(_ error: any Error) -> StepFault {
    if let fault = error as? StepFault { return fault }
    let reason = (error as? RoutingError)?.reason ?? ValueText.of(error)
    // An error with its own fix does not need a list of gestures.
    let isComplete = error is LinkError || reason.contains("To fix: ")
    let isBroken = Status(error) == .broken
    return StepFault(
      reason, possible: isComplete ? [] : Gestures(window: app.window).possible,
      code: isBroken ? Failure(error).code : "step", status: isBroken ? .broken : .failed)
  }
}
