import PortolanRecording

/// The command `open LINK`.
struct OpenCommand<Tool: PortolanCommand>: AppCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "open", "Starts the app, opens a link, and reports what happened.",
      App.stepHelp,
      examples: [
        ["open", Tool.sampleLink], ["open", Tool.sampleLink, "--plan"],
        ["open", Tool.sampleLink, "--after", Tool.sampleStep, "--json"],
      ])
  }

  @Argument(help: "The link, such as \(Tool.sampleLink).")
  var url: String

  @OptionGroup var opening: OpeningOptions<App>

  var isJSON: Bool { opening.isJSON }

  func outcome() async throws -> Outcome {
    // A link without a screen is reported before the app starts.
    // A link that cannot succeed is reported before the app starts.
    _ = try App.links.parse(url)
    return try await opening.outcome(of: .link(url))
  }
}

/// The command `notify FILE`.
struct NotifyCommand<Tool: PortolanCommand>: AppCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "notify", "Starts the app, lets the user tap a notification, and reports what happened.",
      "The FILE contains the payload as the server sends it, as a JSON object. The app receives all of it.",
      App.stepHelp,
      examples: [
        ["notify", "payload.json"], ["notify", "payload.json", "--plan"],
        ["notify", "payload.json", "--after", Tool.sampleStep],
      ])
  }

  @Argument(help: "The payload, such as payload.json; - is standard input.", completion: .file(extensions: ["json"]))
  var file: String

  @OptionGroup var opening: OpeningOptions<App>

  var isJSON: Bool { opening.isJSON }

  func outcome() async throws -> Outcome {
    try await opening.outcome(of: .notification(file: file))
  }
}

/// The options of commands that deliver an event and report its effect.
struct OpeningOptions<App: ToolApp>: ParsableArguments {
  @OptionGroup var start: StartOptions<App>

  @Flag(name: .customLong("plan"), help: "Report only what would happen and why.")
  var isPlan = false

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  @Option(
    name: .customLong("record"),
    help: ArgumentHelp(
      "A file for a recording of the session. A recording that is there gets the suffix .1.", valueName: "file"),
    completion: .file())
  var recording: String?

  /// Starts the app, delivers an event, and reports what happened.
  ///
  /// - Parameter event: The event.
  /// - Returns: The outcome of the command.
  /// - Throws: The error of the start of the app, or of the event.
  @MainActor
  func outcome(of event: IncomingEvent) async throws -> Outcome {
    let log = recording.map { FlightLog.file(URL(filePath: $0)) }
    // A place that cannot have a recording is reported before the app starts.
    try log?.check()
    let run = try await ToolRun<App>.started(with: start.app)
    let recorder = log.map {
      FlightRecorder(for: run.app.router, to: $0, links: App.links.patterns, screens: App.samples)
    }
    if let recorder { run.app.router.add(recorder) }
    try await run.perform(start.steps)
    let report = isPlan ? try await run.plan(event) : try await run.open(event)
    var outcome = Outcome(
      output: isJSON ? JSONDocument.text(of: report) : report.description,
      diagnosis: report.failure?.text ?? "", status: report.failure == nil ? .done : .failed)
    do { try recorder?.flush() } catch { outcome.add(error) }
    return outcome
  }
}

/// The options for the app's state when the link arrives.
struct StartOptions<App: ToolApp>: ParsableArguments {
  @Option(name: .customLong("after"), help: ArgumentHelp("A step before the link; may be repeated.", valueName: "step"))
  var steps: [String] = []

  @OptionGroup var app: App.Options
}
