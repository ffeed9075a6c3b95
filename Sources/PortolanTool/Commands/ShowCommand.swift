/// The command `show LINK`.
struct ShowCommand<Tool: PortolanCommand>: AppCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "show", "Starts the app, opens a link, and prints what the user then sees.",
      App.stepHelp,
      """
      A button is printed as [Buy], a text field as |Ada| or with its placeholder as |(Name)|, a switch as {on}, a row \
      of a table after "-", and the selected tab between two stars. Of the screen below a sheet only the title is printed.
      """,
      examples: [
        ["show", Tool.sampleLink], ["show", Tool.sampleLink, "--after", Tool.sampleStep],
        ["show", Tool.sampleLink, "--then", "back"],
      ])
  }

  @Argument(help: "The link, such as \(Tool.sampleLink).")
  var url: String

  @OptionGroup var start: StartOptions<App>

  @Option(
    name: .customLong("then"),
    help: ArgumentHelp("A step after the link, or while it waits for the user; may be repeated.", valueName: "step"))
  var laterSteps: [String] = []

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async throws -> Outcome {
    // A link without a screen is reported before the app starts.
    _ = try App.links.parse(url)
    let run = try await ToolRun<App>.started(with: start.app)
    try await run.perform(start.steps)
    if let failure = try await run.open(.link(url), then: laterSteps).failure {
      let output = isJSON ? JSONDocument.text(["failure": failure]) : ""
      return Outcome(output: output, diagnosis: failure.text, status: .failed)
    }
    return .done(isJSON ? JSONDocument.text(["link": url, "text": run.screenText]) : run.screenText)
  }
}
