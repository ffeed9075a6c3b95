import ArgumentParser
import PortolanLinks

/// The options of commands that deliver an event and report its effect.
struct OpeningOptions<App: ToolApp>: ParsableArguments {
  @OptionGroup var start: StartOptions<App>

  @Flag(name: .customLong("plan"), help: "Report only what would happen and why.")
  var isPlan = false

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  /// Starts the app, delivers an event, and reports what happened.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - check: A closure that is called before the app starts, and that throws if the event cannot succeed.
  /// - Returns: The outcome of the command.
  @MainActor
  func outcome(of event: IncomingEvent, after check: () throws -> Void = {}) async -> Outcome {
    do {
      try check()
      let run = try await start.run()
      let report = isPlan ? try await run.plan(event) : try await run.open(event)
      return Outcome(
        output: isJSON ? JSONDocument.text(of: report) : report.description,
        diagnosis: report.failure?.text ?? "", status: report.failure == nil ? .done : .failed)
    } catch {
      return .failed(error, asJSON: isJSON)
    }
  }
}
