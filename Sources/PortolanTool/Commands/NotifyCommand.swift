import ArgumentParser
import Foundation

/// The command `notify FILE`.
struct NotifyCommand<Tool: PortolanCommand>: ToolCommand {
  typealias App = Tool.App

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "notify",
      abstract: "Starts the app, lets the user tap a notification, and reports what happened.",
      discussion: Tool.discussion(
        "The FILE contains the payload as the server sends it, as a JSON object. The app receives all of it.",
        App.stepHelp,
        examples: [
          ["notify", "payload.json"], ["notify", "payload.json", "--plan"],
          ["notify", "payload.json", "--after", Tool.sampleStep],
        ]))
  }

  @Argument(help: "The payload, such as payload.json; - is standard input.", completion: .file(extensions: ["json"]))
  var file: String

  @OptionGroup var opening: OpeningOptions<App>

  var isJSON: Bool { opening.isJSON }

  var runsInVirtualTime: Bool { true }

  func outcome() async -> Outcome {
    await opening.outcome(of: .notification(file: file))
  }
}
