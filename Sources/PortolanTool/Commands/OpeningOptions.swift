import ArgumentParser
import PortolanLinks

/// What is said of something that arrives: when, and how to tell what it did.
struct OpeningOptions<App: ToolApp>: ParsableArguments {
  @OptionGroup var start: StartOptions<App>

  @Flag(name: .customLong("plan"), help: "Tell only what would happen and why.")
  var isPlan = false

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  /// Starts the app, has something arrive, and tells what happened.
  ///
  /// - Parameter check: Is done before anything is started, and throws for what need not be tried.
  @MainActor
  func outcome(of arrival: Arrival, after check: () throws -> Void = {}) async -> Outcome {
    do {
      try check()
      let run = try await start.run()
      let report = isPlan ? try await run.plan(arrival) : try await run.open(arrival)
      return Outcome(
        output: isJSON ? JSONDocument.text(of: report) : report.description,
        diagnosis: report.failure?.diagnosis ?? "", status: report.failure == nil ? .done : .failed)
    } catch {
      return .failed(error, asJSON: isJSON)
    }
  }
}
