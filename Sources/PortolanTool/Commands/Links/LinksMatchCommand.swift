import ArgumentParser
import Portolan
import PortolanLinks

/// The command `links match LINK…`.
struct LinksMatchCommand<Tool: PortolanCommand>: ToolCommand {
  typealias App = Tool.App

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "match", abstract: "Prints the screens and patterns of links.",
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
      match.pattern.map { [TerminalText.inline(match.link), $0, match.screen.map { ValueText.of($0) } ?? ""] }
    }
    return Outcome(
      output: isJSON ? JSONDocument.text(of: MatchReport(matches: matches)) : Columns(found).description,
      diagnosis: failures.joined(separator: "\n"), status: failures.isEmpty ? .done : .failed)
  }
}

/// The screens of links, as a document.
private struct MatchReport<AppScreen: Encodable>: Encodable {
  let version = 1
  let matches: [LinkMatch<AppScreen>]
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
