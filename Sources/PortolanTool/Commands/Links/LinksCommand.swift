/// The command `links …` that has subcommands.
struct LinksCommand<Tool: PortolanCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "links", "Parses, prints and checks the app's links, without starting it.",
      examples: [
        ["links", "list"], ["links", "match", Tool.sampleLink], ["links", "aasa", "--app", Tool.sampleAppID],
      ],
      subcommands: [
        LinksListCommand<Tool>.self, LinksTableCommand<Tool>.self, LinksMatchCommand<Tool>.self,
        LinksPrintCommand<Tool>.self, LinksAssociationCommand<Tool>.self, LinksCheckCommand<Tool>.self,
      ])
  }
}

/// The command `links list`.
struct LinksListCommand<Tool: PortolanCommand>: ToolCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "list", "Lists the origins and patterns of the links.",
      examples: [["links", "list"], ["links", "list", "--json"]])
  }

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    let report = LinksReport(of: Tool.App.links)
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

/// The command `links check`.
struct LinksTableCommand<Tool: PortolanCommand>: ToolCommand {
  static var configuration: CommandConfiguration {
    Tool.configuration(
      "check", "Finds conflicts between the app's links, also between links of its features.",
      "Prints each sample of the app that has a pattern as a link, too, and reads the link again.",
      examples: [["links", "check"], ["links", "check", "--json"]])
  }

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    // The command line reports the faults of the table itself, before any command.
    let links = Tool.App.links
    let samples = Tool.App.samples.filter { links.hasPattern(for: $0) }
    let failures = samples.compactMap { TableReport.failure(of: $0, in: links) }
    let unlinked = Tool.App.samples.filter { !links.hasPattern(for: $0) }.map { ValueText.of($0) }
    let report = TableReport(
      patterns: links.patterns.count, samples: samples.count, unlinked: unlinked, failures: failures)
    return Outcome(
      output: isJSON ? JSONDocument.text(of: report) : failures.isEmpty ? report.description : "",
      diagnosis: failures.map(\.diagnosis).joined(separator: "\n"), status: failures.isEmpty ? .done : .failed)
  }
}

/// The findings of a check of the app's own table, as a document.
private struct TableReport: Encodable, CustomStringConvertible {
  let version = 1
  let patterns: Int
  let samples: Int
  /// The samples without a link that only other screens open.
  let unlinked: [String]
  let failures: [Failure]

  var description: String {
    let rest = unlinked.isEmpty ? "" : ", \(unlinked.count) without a link: \(unlinked.joined(separator: ", "))"
    return "\(patterns) patterns without a conflict, \(samples) samples read as they are printed\(rest)"
  }

  static func failure<Value: Equatable>(of sample: Value, in links: LinkTable<Value>) -> Failure? {
    do throws(LinkError) {
      let link = try links.print(sample)
      if try links.parse(link) == sample { return nil }
      return Failure(
        ToolFault(
          "sample",
          "\(LinkText.quoted(link)) is read as another screen than the sample that it was printed for. "
            + "To fix: let the text of its values be read as equal values."))
    } catch {
      return Failure(error)
    }
  }
}
