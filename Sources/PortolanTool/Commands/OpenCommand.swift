import ArgumentParser
import PortolanLinks

/// `open LINK`
struct OpenCommand<App: ToolApp>: ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "open",
      abstract: "Starts the app, opens a link, and tells what happened.",
      discussion: "\(App.stepHelp)\n\n\(Status.explained)")
  }

  @Argument(help: "The link, such as \(App.sampleLink).")
  var url: String

  @OptionGroup var start: StartOptions<App>

  @Flag(name: .customLong("plan"), help: "Tell only what would happen and why.")
  var isPlan = false

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    do {
      // A link that opens nothing is told before anything is started for it.
      _ = try App.links.parse(url)
      let run = try await start.run()
      let report = isPlan ? try await run.plan(url) : try await run.open(url)
      return Outcome(
        output: isJSON ? JSONDocument.text(of: report) : report.description,
        diagnosis: report.failure?.diagnosis ?? "", status: report.failure == nil ? .done : .failed)
    } catch {
      return .failed(error, asJSON: isJSON, status: error is StartFault ? .broken : .failed)
    }
  }
}
