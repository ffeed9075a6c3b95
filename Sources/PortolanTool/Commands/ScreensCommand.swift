import ArgumentParser

/// The command `screens`.
struct ScreensCommand<Tool: PortolanCommand>: ToolCommand {
  typealias App = Tool.App

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "screens", abstract: "Lists the screens that links can open, and how the app opens them.",
      discussion: Tool.discussion(examples: [["screens"], ["screens", "--json"]]))
  }

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    let report = ScreensReport(of: App.self)
    return .done(isJSON ? JSONDocument.text(of: report) : report.description)
  }
}
