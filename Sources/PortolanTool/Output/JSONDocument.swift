import Foundation

/// A report as JSON, the same for the same report: sorted keys, no escaped slashes.
public enum JSONDocument {
  /// Writes a report.
  ///
  /// - Parameter report: What to encode.
  /// - Returns: The document; where the report cannot be written, one that says so.
  public static func text(of report: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(report), as: UTF8.self)
    } catch {
      // Only a screen with a number that JSON does not have comes here: infinity.
      let failure = FailureReport(failure: Failure(CommandFault(description: "Cannot write this as JSON: \(error)")))
      return (try? encoder.encode(failure)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
  }
}
