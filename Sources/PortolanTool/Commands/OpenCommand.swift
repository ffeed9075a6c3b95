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

  @OptionGroup var opening: OpeningOptions<App>

  var isJSON: Bool { opening.isJSON }

  func outcome() async -> Outcome {
    // A link that opens nothing is told before anything is started for it.
    await opening.outcome(of: .link(url)) { _ = try App.links.parse(url) }
  }
}
