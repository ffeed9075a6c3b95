import ArgumentParser
import PortolanLinks

/// The command `open LINK`.
struct OpenCommand<Tool: PortolanCommand>: ToolCommand {
  typealias App = Tool.App

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "open",
      abstract: "Starts the app, opens a link, and reports what happened.",
      discussion: Tool.discussion(
        App.stepHelp,
        examples: [
          ["open", Tool.sampleLink], ["open", Tool.sampleLink, "--plan"],
          ["open", Tool.sampleLink, "--after", Tool.sampleStep, "--json"],
        ]))
  }

  @Argument(help: "The link, such as \(Tool.sampleLink).")
  var url: String

  @OptionGroup var opening: OpeningOptions<App>

  var isJSON: Bool { opening.isJSON }

  var runsInVirtualTime: Bool { true }

  func outcome() async -> Outcome {
    // A link without a screen is reported before the app starts.
    await opening.outcome(of: .link(url)) { _ = try App.links.parse(url) }
  }
}
