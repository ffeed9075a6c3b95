#if !canImport(UIKit)
  import Foundation
  import PortolanTool

  /// The broken rules that a team has accepted for now, as a JSON file.
  ///
  /// ```json
  /// [{"rule": "leak", "screen": "bag", "action": "tap Check out"}]
  /// ```
  struct Baseline {
    private(set) var accepted: Set<FindingKey> = []

    init(_ accepted: Set<FindingKey> = []) {
      self.accepted = accepted
    }

    /// Reads a baseline.
    ///
    /// - Throws: ``BaselineFault``.
    init(contentsOf file: String) throws {
      do {
        let data = try Data(contentsOf: URL(filePath: file))
        accepted = Set(try JSONDecoder().decode([FindingKey].self, from: data))
      } catch {
        throw BaselineFault(
          file: file, reason: error is DecodingError ? "it is not a list of rules" : "it cannot be read")
      }
    }

    /// Returns the violations that are not accepted, and the accepted ones that no longer happen.
    func apply(to violations: [Violation]) -> (rest: [Violation], stale: [String]) {
      let present = Set(violations.map(\.key))
      let stale = accepted.subtracting(present).sorted()
      return (
        violations.filter { !accepted.contains($0.key) },
        stale.map { "\($0.rule) at \($0.screen)\($0.action.isEmpty ? "" : ", \($0.action)")" }
      )
    }

    /// The JSON of a baseline that accepts violations.
    static func json(of violations: [Violation]) -> String { JSONDocument.text(of: violations.map(\.key).sorted()) }
  }

  /// An error for a file that is not a baseline.
  struct BaselineFault: ToolError {
    let file: String
    let reason: String

    var code: String { "file" }
    var status: Status { .broken }
    var description: String {
      """
      Cannot read the baseline \(file): \(reason). To fix: write a list such as \
      [{"rule": "leak", "screen": "bag", "action": "tap Buy"}], or let --update-baseline write it.
      """
    }
  }
#endif
