import ArgumentParser
import Foundation
import PortolanLinks

/// The command `links print SCREEN`.
struct LinksPrintCommand<Tool: PortolanCommand>: ToolCommand {
  typealias App = Tool.App

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "print", abstract: "Prints the link of a screen.",
      discussion: Tool.discussion(
        """
        A SCREEN is one of its links, which is then printed as the app prints it, or its JSON in the output of \
        "links match --json" and "open --json".
        """,
        examples: [
          ["links", "print", Tool.sampleLink], ["links", "print", Tool.sampleLink, "--at", Tool.sampleOrigin],
        ])
    )
  }

  @Argument(help: "The screen.")
  var screen: String

  @Option(name: .customLong("at"), help: ArgumentHelp("The origin of the link.", valueName: "origin"))
  var origin: String?

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    do {
      let link = try App.links.print(value(), at: origin.map { LinkOrigin($0) })
      return .done(isJSON ? JSONDocument.text(of: PrintReport(link: link)) : link)
    } catch {
      return .failed(error, asJSON: isJSON)
    }
  }

  private func value() throws -> App.AppScreen {
    guard screen.hasPrefix("{") else { return try App.links.parse(screen) }
    do {
      return try JSONDecoder().decode(App.AppScreen.self, from: Data(screen.utf8))
    } catch {
      throw NoSuchScreen(text: screen, error)
    }
  }
}

/// A link, as a document.
private struct PrintReport: Encodable {
  let version = 1
  let link: String
}
