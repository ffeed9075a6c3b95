/// The command `screens`.
struct ScreensCommand<Tool: PortolanCommand>: ToolCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "screens", "Lists the screens that links can open, and how the app opens them.",
      examples: [["screens"], ["screens", "--json"]])
  }

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    let report = ScreensReport(of: Tool.App.self)
    return .done(isJSON ? JSONDocument.text(of: report) : report.description)
  }
}

/// A list of the screens that links can open.
struct ScreensReport: Codable, Hashable, Sendable, CustomStringConvertible {
  /// A link of a screen.
  struct Row: Codable, Hashable, Sendable {
    /// The pattern of the link.
    var pattern: String
    /// The name of the screen, if the app describes it.
    var screen: String?
    /// The way for the user to get there, in one sentence, if the app describes it.
    var way: String?
  }

  /// The version of the format; it increases if a property is renamed or removed.
  private(set) var version = 1
  /// The first origin with a host, as universal links have.
  var origin: String?
  /// The first custom scheme of the app without a host.
  var scheme: String?
  /// The links, in the order of the table.
  var screens: [Row]

  @MainActor
  init<App: ToolApp>(of app: App.Type) {
    let links = App.links
    origin = links.origins.first { $0.host != nil }?.text
    scheme = links.origins.first { $0.host == nil }?.text.split(separator: ":").first.map(String.init)
    var notes: [LinkPattern: ScreenSummary] = [:]
    for sample in App.samples {
      guard let link = try? links.print(sample), let pattern = links.pattern(of: link) else { continue }
      notes[pattern] = App.summary(of: sample)
    }
    screens = links.patterns.map { Row(pattern: $0.text, screen: notes[$0]?.name, way: notes[$0]?.way) }
  }

  /// The report for people, with one line for each screen, in columns.
  var description: String {
    let origins = [origin, scheme.map { "\($0)://" }].compactMap { $0 }.joined(separator: " or ")
    let columns = Columns(rows: screens.map { [$0.pattern, $0.screen ?? "", $0.way ?? ""] })
    return "Open \(origins) with one of these:\n\(columns)"
  }
}
