#if !canImport(UIKit)
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
      let start = #"  <testcase classname="verify" name="\#(escaped(name))""#
      guard !failures.isEmpty else { return [start + "/>"] }
      let first = failures[0].prefix { !$0.isNewline }
      return [
        start + ">", #"    <failure message="\#(escaped(String(first)))">"#,
        escaped(failures.joined(separator: "\n\n")), "    </failure>", "  </testcase>",
      ]
    }

    /// Returns text with the escapes of XML, and without characters that XML cannot contain.
    private static func escaped(_ text: String) -> String {
      var result = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "\n", "\t": result.unicodeScalars.append(scalar)
        case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result
    }
  }
#endif
