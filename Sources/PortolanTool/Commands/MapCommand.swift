/// A language in which a map is written.
enum MapFormat: String, CaseIterable, ExpressibleByArgument {
  case mermaid, dot, json, svg

  /// Returns the language of a file, by the end of its name.
  init?(ofFile name: String) {
    switch name.split(separator: ".").last.map({ $0.lowercased() }) {
    case "mmd", "mermaid": self = .mermaid
    case "dot", "gv": self = .dot
    case "json": self = .json
    default: return nil
    }
  }
}

/// The command `map`.
struct MapCommand<Tool: PortolanCommand>: AppCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "map", "Prints the screens of the app and the routes that lead to them, as a graph.",
      """
      An arrow leads from a screen to the next one on a route, with the actions and the guards of that part. A way that starts \
      at "anywhere" starts where the user is, and one that starts at a class starts at such a controller, if one is there at the \
      launch. The screens are the samples of the app, and those on the way to them.

      With --check nothing is printed if the FILE has the present map. Otherwise the lines that have changed are printed, and \
      the exit status is 1. SVG needs the program dot of Graphviz.
      """,
      examples: [["map"], ["map", "--format", "svg", ">", "map.svg"], ["map", "--check", "Map.mmd"]])
  }

  @OptionGroup var app: App.Options

  @Option(
    help: "The language: mermaid, dot, json or svg. The default is the checked file's language, or else mermaid.")
  var format: MapFormat?

  @Option(
    help: ArgumentHelp("Fail if a committed map differs from the present one.", valueName: "file"), completion: .file())
  var check: String?

  var isJSON: Bool { chosenFormat == .json && check == nil }

  private var chosenFormat: MapFormat { format ?? check.flatMap { MapFormat(ofFile: $0) } ?? .mermaid }

  func validate() throws {
    if check != nil, chosenFormat == .svg {
      throw ValidationError("A drawing cannot be checked. To fix: check a map in the format mermaid, dot or json.")
    }
  }

  func outcome() async throws -> Outcome {
    // A file that cannot be read is reported before the app starts.
    let committed = try check.map { try InputFile.text(of: $0) }
    guard !App.samples.isEmpty else {
      throw ToolFault(
        "samples",
        "The app declares no samples, so its screens are not known. To fix: list them in ToolApp.samples.")
    }
    let run = try await ToolRun<App>.started(with: app)
    let text = try text(of: MapSurveyor.map(of: run.app))
    guard let check, let committed else { return .done(text) }
    // Spaces before a line and its ending may be others.
    let lines = [committed, text].map { $0.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } } }
    let changes = Self.changes(from: lines[0], to: lines[1])
    if changes.isEmpty { return Outcome() }
    let reason = """
      The navigation has changed, and the map \(LinkText.quoted(check)) has not:
      \(changes.joined(separator: "\n"))
      To fix: if the change is intended, write the map again with map > \(check).
      """
    return .failed(ToolFault("map", reason), asJSON: false)
  }

  /// Returns the lines that were removed, with "- ", and those that were added, with "+ ".
  private static func changes(from old: [Substring], to new: [Substring]) -> [String] {
    let changes = new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): (place: 2 * offset, text: "- \(line)")
      case .insert(let offset, let line, _): (place: 2 * offset + 1, text: "+ \(line)")
      }
    }
    return changes.sorted { $0.place < $1.place }.map(\.text)
  }

  private func text(of map: NavigationMap) throws -> String {
    switch chosenFormat {
    case .mermaid: return map.mermaid
    case .dot: return map.dot
    case .json: return JSONDocument.text(of: map)
    case .svg:
      #if canImport(UIKit)
        throw ValidationError("Graphviz does not run on this platform. To fix: use --format dot or mermaid.")
      #else
        return try GraphvizDrawing().svg(of: map.dot)
      #endif
    }
  }
}
