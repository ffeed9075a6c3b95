import ArgumentParser
import PortolanLinks

/// The command `links check`.
struct LinksTableCommand<Tool: PortolanCommand>: ToolCommand {
  typealias App = Tool.App

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: "Finds conflicts between the app's links, also between those of its features.",
      discussion: Tool.discussion(
        "Prints each sample of the app as a link, too, and reads the link again.",
        examples: [["links", "check"], ["links", "check", "--json"]]))
  }

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  var isJSON = false

  func outcome() async -> Outcome {
    // The command line reports the faults of the table itself, before any command.
    let failures = App.samples.compactMap { TableReport.failure(of: $0, in: App.links) }
    let report = TableReport(patterns: App.links.patterns.count, samples: App.samples.count, failures: failures)
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
  let failures: [Failure]

  var description: String { "\(patterns) patterns without a conflict, \(samples) samples read as they are printed" }

  static func failure<Value: Equatable>(of sample: Value, in links: LinkTable<Value>) -> Failure? {
    do throws(LinkError) {
      let link = try links.print(sample)
      return try links.parse(link) == sample ? nil : Failure(OtherSample(link: link))
    } catch {
      return Failure(error)
    }
  }
}

/// An error for a sample whose link is read as another screen.
private struct OtherSample: ToolError {
  let link: String

  var code: String { "sample" }

  var description: String {
    "\(LinkText.quoted(link)) is read as another screen than the sample that it was printed for. "
      + "To fix: let the text of its values be read as equal values."
  }
}
