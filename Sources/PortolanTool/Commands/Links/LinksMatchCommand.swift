import PortolanAssociation

/// The command `links match LINK…`.
struct LinksMatchCommand<Tool: PortolanCommand>: ToolCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "match", "Prints the screens and patterns of links.",
      examples: [
        ["links", "match", Tool.sampleLink], ["links", "match", Tool.sampleLink, Tool.sampleLink, "--json"],
      ])
  }

  @Argument(help: "The links.")
  var urls: [String]

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    let matches = urls.map { LinkMatch(of: $0, in: Tool.App.links) }
    let failures = matches.compactMap(\.failure?.diagnosis)
    let found = matches.compactMap { match in
      match.pattern.map { [TerminalText.inline(match.link), $0, match.screen.map { ValueText.of($0) } ?? ""] }
    }
    return Outcome(
      output: isJSON ? JSONDocument.text(["matches": matches]) : Columns(rows: found).description,
      diagnosis: failures.joined(separator: "\n"), status: failures.isEmpty ? .done : .failed)
  }
}

/// The screen of a link, or the failure if it has none.
private struct LinkMatch<AppScreen: Encodable>: Encodable {
  let link: String
  private(set) var pattern: String?
  private(set) var screen: AppScreen?
  private(set) var failure: Failure?

  init(of link: String, in table: LinkTable<AppScreen>) {
    self.link = link
    do throws(LinkError) {
      let match = try table.match(link)
      (pattern, screen) = (match.pattern.text, match.value)
    } catch {
      failure = Failure(error)
    }
  }
}

/// The command `links print SCREEN`.
struct LinksPrintCommand<Tool: PortolanCommand>: ToolCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "print", "Prints the link of a screen.",
      """
      A SCREEN is one of its links, which is then printed as the app prints it, or its JSON in the output of \
      "links match --json" and "open --json".
      """,
      examples: [
        ["links", "print", Tool.sampleLink], ["links", "print", Tool.sampleLink, "--at", Tool.sampleOrigin],
      ])
  }

  @Argument(help: "The screen.")
  var screen: String

  @Option(name: .customLong("at"), help: ArgumentHelp("The origin of the link.", valueName: "origin"))
  var origin: String?

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async throws -> Outcome {
    let link = try Tool.App.links.print(value(), at: origin.map { LinkOrigin($0) })
    return .done(isJSON ? JSONDocument.text(["link": link]) : link)
  }

  private func value() throws -> Tool.App.AppScreen {
    guard screen.hasPrefix("{") else { return try Tool.App.links.parse(screen) }
    do {
      return try JSONDecoder().decode(Tool.App.AppScreen.self, from: Data(screen.utf8))
    } catch {
      throw ToolFault.noScreen(screen, error)
    }
  }
}

extension ToolFault {
  /// Returns the fault of JSON that is not a screen of the app, with the location and kind of the difference.
  fileprivate static func noScreen(_ text: String, _ error: any Error) -> ToolFault {
    let difference =
      JSONFault(in: Array(text.utf8)).map { "\($0)" } ?? (error as? DecodingError).flatMap(Self.difference)
    let reason = difference.map { ": \($0)" } ?? ""
    return ToolFault(
      "screen",
      "\(LinkText.quoted(text)) is not a screen of this app\(reason). To fix: copy a screen from the output of \"links match --json\"."
    )
  }

  private static func difference(_ error: DecodingError) -> String? {
    switch error {
    case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context) where context.codingPath.isEmpty: "it does not name a screen"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context.codingPath)) has the wrong type"
    case .dataCorrupted(let context): "\(place(context.codingPath)) has an invalid value"
    @unknown default: nil
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "it" : LinkText.quoted(path.map(\.stringValue).joined(separator: "."))
  }
}
