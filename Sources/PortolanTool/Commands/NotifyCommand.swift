import ArgumentParser
import Foundation

/// `notify FILE`
struct NotifyCommand<Tool: PortolanCommand>: ToolCommand {
  typealias App = Tool.App

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "notify",
      abstract: "Starts the app, has the user tap a notification, and tells what happened.",
      discussion: Tool.discussion(
        "The FILE has the payload as the server sends it, a JSON object: the app is handed all of it.", App.stepHelp,
        examples: [
          ["notify", "payload.json"], ["notify", "payload.json", "--plan"],
          ["notify", "payload.json", "--after", Tool.sampleStep],
        ]))
  }

  @Argument(help: "The payload, such as payload.json; - is standard input.", completion: .file(extensions: ["json"]))
  var file: String

  @OptionGroup var opening: OpeningOptions<App>

  var isJSON: Bool { opening.isJSON }

  func outcome() async -> Outcome {
    await opening.outcome(of: .notification(file: file))
  }
}
