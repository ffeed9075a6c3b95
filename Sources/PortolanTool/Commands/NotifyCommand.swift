import ArgumentParser
import Foundation

/// `notify FILE`
struct NotifyCommand<App: ToolApp>: ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "notify",
      abstract: "Starts the app, has the user tap a notification, and tells what happened.",
      discussion: """
        The FILE has the payload as the server sends it, a JSON object: the app is handed all of it.

        \(App.stepHelp)

        \(Status.explained)
        """)
  }

  @Argument(help: "The payload, such as payload.json; - is standard input.")
  var file: String

  @OptionGroup var opening: OpeningOptions<App>

  var isJSON: Bool { opening.isJSON }

  func outcome() async -> Outcome {
    await opening.outcome(of: .notification(file: file))
  }
}
