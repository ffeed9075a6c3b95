import ArgumentParser
import StoreTool

struct ScreensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screens", abstract: "Lists what can be opened, and how it gets there.")

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func run() throws {
    print(isJSON ? try JSONDocument.text(of: ScreensReport()) : ScreensReport().description)
  }
}
