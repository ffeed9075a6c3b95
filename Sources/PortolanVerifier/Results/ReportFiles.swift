/// The broken rules that a team has accepted for now, as a JSON file.
///
/// ```json
/// [{"rule": "leak", "screen": "bag", "action": "tap Check out"}]
/// ```
struct Baseline {
  let accepted: Set<FindingKey>

  /// Returns the accepted violations that are not in a list.
  func stale(besides violations: [Violation]) -> [String] {
    accepted.subtracting(violations.map(\.key)).sorted().map {
      "\($0.rule) at \($0.screen)\($0.action.isEmpty ? "" : ", \($0.action)")"
    }
  }

  /// The JSON of a baseline that accepts violations.
  static func json(of violations: [Violation]) -> String { JSONDocument.text(of: violations.map(\.key).sorted()) }
}

extension Baseline {
  /// Reads a baseline.
  ///
  /// - Throws: ``ToolFault``.
  @MainActor
  init(contentsOf file: String) throws {
    let text = try InputFile.text(of: file)
    do { accepted = Set(try JSONDecoder().decode([FindingKey].self, from: Data(text.utf8))) } catch {
      throw ToolFault(
        "file", status: .broken,
        """
        Cannot read the baseline \(file): it is not a list of rules. To fix: write a list such as \
        [{"rule": "leak", "screen": "bag", "action": "tap Buy"}], or let --update-baseline write it.
        """)
    }
  }
}

/// The results in the XML format of JUnit, with a test case for each rule.
enum JUnit {
  /// Returns the document.
  static func text(of report: VerificationReport, rules: [String]) -> String {
    let broken = Set(report.violations.map(\.rule))
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let failures = broken.count + (report.faults.isEmpty ? 0 : 1)
    lines.append(
      #"<testsuite name="verify" tests="\#(rules.count + 1)" failures="\#(failures)" time="\#(report.seconds)">"#)
    for rule in rules {
      lines += element(rule, report.violations.filter { $0.rule == rule }.map(\.description))
    }
    lines += element("declarations", report.faults)
    return (lines + ["</testsuite>", ""]).joined(separator: "\n")
  }

  private static func element(_ name: String, _ failures: [String]) -> [String] {
    let start = #"  <testcase classname="verify" name="\#(Markup.escaped(name))""#
    guard !failures.isEmpty else { return [start + "/>"] }
    let first = failures[0].prefix { !$0.isNewline }
    return [
      start + ">", #"    <failure message="\#(Markup.escaped(String(first)))">"#,
      Markup.escaped(failures.joined(separator: "\n\n")), "    </failure>", "  </testcase>",
    ]
  }
}
