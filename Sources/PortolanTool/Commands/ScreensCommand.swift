import ArgumentParser

/// `screens`
struct ScreensCommand<Tool: PortolanCommand>: ToolCommand {
  typealias App = Tool.App

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "screens", abstract: "Lists what can be opened, and how it gets there.",
      discussion: Tool.discussion(examples: [["screens"], ["screens", "--json"]]))
  }

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    let report = ScreensReport(of: App.self)
    return .done(isJSON ? JSONDocument.text(of: report) : report.description)
  }
}
