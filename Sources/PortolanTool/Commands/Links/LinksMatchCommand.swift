import ArgumentParser
import Portolan
import PortolanLinks

/// `links match LINK…`
struct LinksMatchCommand<Tool: PortolanCommand>: ToolCommand {
  typealias App = Tool.App

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "match", abstract: "Says which screens links open, by which patterns.",
      discussion: Tool.discussion(
        examples: [
          ["links", "match", Tool.sampleLink], ["links", "match", Tool.sampleLink, Tool.sampleLink, "--json"],
        ])
    )
  }

  @Argument(help: "The links.")
  var urls: [String]

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    let matches = urls.map { LinkMatch(of: $0, in: App.links) }
    let failures = matches.compactMap(\.failure?.diagnosis)
    let found = matches.compactMap { match in
      match.pattern.map { [ShownText.inline(match.link), $0, match.screen.map { ValueText.of($0) } ?? ""] }
    }
    return Outcome(
      output: isJSON ? JSONDocument.text(of: MatchReport(matches: matches)) : Columns(found).description,
      diagnosis: failures.joined(separator: "\n"), status: failures.isEmpty ? .done : .failed)
  }
}

/// What links open, as a document.
private struct MatchReport<AppScreen: Encodable>: Encodable {
  let version = 1
  let matches: [LinkMatch<AppScreen>]
}

/// What one link opens, or why it opens nothing.
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
