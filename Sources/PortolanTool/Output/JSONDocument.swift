import Foundation

/// A namespace for writing reports as JSON, with sorted keys and without escaped slashes.
public enum JSONDocument {
  /// Returns a report as JSON.
  ///
  /// ```swift
  /// let run = ToolRun(shopUnderTool)
  /// let report = try await run.plan("https://shop.example/products/42")
  /// print(JSONDocument.text(of: report))
  /// ```
  ///
  /// - Parameter report: The report to encode.
  /// - Returns: The document, or a document with the failure if the report cannot be encoded.
  public static func text(of report: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return escaped(String(decoding: try encoder.encode(report), as: UTF8.self))
    } catch {
      // This only happens if a screen contains a number that JSON does not have, such as infinity.
      let failure = FailureReport(failure: Failure(UnwritableReport(reason: "\(error)")))
      return (try? encoder.encode(failure)).map { escaped(String(decoding: $0, as: UTF8.self)) } ?? "{}"
    }
  }

  /// Returns JSON whose strings have escapes for all characters that a terminal would not print.
  static func escaped(_ json: String) -> String {
    func isEscaped(_ scalar: Unicode.Scalar) -> Bool { scalar != "\n" && TerminalText.isUnsafe(scalar) }
    guard json.unicodeScalars.contains(where: isEscaped) else { return json }
    var text = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      guard isEscaped(scalar) else {
        text.append(scalar)
        continue
      }
      // JSON cannot contain a byte that is not text.
      let value = ByteText.byte(of: scalar) == nil ? scalar.value : 0xFFFD
      let digits = String(value, radix: 16)
      text.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
    }
    return String(text)
  }
}

/// An error for a report with a value that JSON cannot express.
struct UnwritableReport: ToolError {
  let reason: String

  var code: String { "json" }
  var description: String { "Cannot write this as JSON: \(reason)" }
}
