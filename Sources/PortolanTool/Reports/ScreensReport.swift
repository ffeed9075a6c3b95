import PortolanLinks

/// Everything that a link can open.
struct ScreensReport: Codable, Hashable, Sendable {
  /// One link.
  struct Row: Codable, Hashable, Sendable {
    /// The path, with a name in braces where a value stands.
    var pattern: String
    /// What shows the screen, where the app says so.
    var screen: String?
    /// How the user gets there, in one sentence, where the app says so.
    var way: String?
  }

  /// The version of this form; it changes when something is renamed or leaves.
  private(set) var version = 1
  /// Where universal links begin.
  var origin: String?
  /// The first scheme of the app's own.
  var scheme: String?
  /// The links, in the order of the table.
  var screens: [Row]

  @MainActor
  init<App: ToolApp>(of app: App.Type) {
    let links = App.links
    origin = links.origins.first { !$0.isCustomScheme }?.text
    scheme = links.origins.first { $0.isCustomScheme }?.text.split(separator: ":").first.map(String.init)
    var notes: [LinkPattern: ScreenNote] = [:]
    for sample in App.samples {
      guard let link = try? links.print(sample), let pattern = links.pattern(of: link) else { continue }
      notes[pattern] = App.note(on: sample)
    }
    screens = links.patterns.map { Row(pattern: $0.text, screen: notes[$0]?.name, way: notes[$0]?.way) }
  }
}

extension ScreensReport: CustomStringConvertible {
  /// The report for people: a line a screen, in columns.
  var description: String {
    let origins = [origin, scheme.map { "\($0)://" }].compactMap { $0 }.joined(separator: " or ")
    let columns = Columns(screens.map { [$0.pattern, $0.screen ?? "", $0.way ?? ""] })
    return "Open \(origins) with one of these:\n\(columns)"
  }
}
