/// The decisions of Apple's tools and pages about files and URLs.
///
/// Each line has the name of the decision, the file or component, the URL after the host, and `opens`, `excluded` or
/// `none`. The tables contain only facts: pattern, URL and decision. Each table names its source.
enum AppleDecisions {
  static let all =
    decisions(corpus, source: "swcutil verify, macOS 27.0 (26A5388g), \(repository)/swcutil-corpus.txt")
    + decisions(probes, source: "swcutil match, macOS 27.0 (26A5388g), \(repository)/swcutil-probes.tsv")
    + decisions(gaps, source: "swcutil match and verify, macOS 27.0 (26A5388g), \(repository)/swcutil-gap-probes.tsv")

  private static let repository = "sergii-ziborov/blazingly-aasa, conformance/oracle"

  /// A single decision.
  struct Decision: Sendable {
    let name: String
    let file: String
    let url: String
    let result: String
    let source: String
  }

  static let app = "ABCDE12345.com.example.app"

  /// Parses a table.
  ///
  /// A line `name = file` gives a name to a file that several lines use.
  private static func decisions(_ table: String, source: String) -> [Decision] {
    var files: [Substring: String] = [:]
    var decisions: [Decision] = []
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: " ¦ ", omittingEmptySubsequences: false)
      if cells.count == 2 {
        files[cells[0]] = String(cells[1])
      } else if cells.count == 4 {
        let json = files[cells[1]] ?? String(cells[1])
        decisions.append(
          Decision(
            name: String(cells[0]), file: json.contains("applinks") ? json : file(of: json),
            url: "https://example.com" + cells[2], result: String(cells[3]), source: source))
      } else {
        preconditionFailure("no decision: \(line)")
      }
    }
    return decisions
  }

  /// Returns a file that contains only components.
  private static func file(of components: String) -> String {
    let array = components.hasPrefix("[") ? components : "[\(components)]"
    return #"{"applinks":{"details":[{"appIDs":["\#(app)"],"components":\#(array)}]}}"#
  }
}
