import ArgumentParser
import PortolanLinks

/// The command `links list`.
struct LinksListCommand<Tool: PortolanCommand>: ToolCommand {
  typealias App = Tool.App

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "Lists the origins and patterns of the links.",
      discussion: Tool.discussion(examples: [["links", "list"], ["links", "list", "--json"]]))
  }

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    let report = LinksReport(of: App.links)
    return .done(isJSON ? JSONDocument.text(of: report) : report.description)
  }
}

/// A table of links, as a document.
private struct LinksReport: Encodable, CustomStringConvertible {
  struct Pattern: Encodable {
    let pattern: String
    let placeholders: [Placeholder]
  }

  struct Placeholder: Encodable {
    let name: String
    /// The kind of the placeholder: `one`, `optional`, `repeated` or `rest`.
    let kind: String
  }

  let version = 1
  let origins: [String]
  let patterns: [Pattern]

  init<Value>(of links: LinkTable<Value>) {
    origins = links.origins.map(\.text)
    patterns = links.patterns.map { pattern in
      Pattern(
        pattern: pattern.text, placeholders: pattern.placeholders.map { Placeholder(name: $0.name, kind: "\($0.kind)") }
      )
    }
  }

  var description: String { (origins + patterns.map { "  \($0.pattern)" }).joined(separator: "\n") }
}
