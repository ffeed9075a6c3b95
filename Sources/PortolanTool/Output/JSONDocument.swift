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
      return escaped(String(decoding: try encoder.encode(report), as: UTF8.self))
    } catch {
      // Only a screen with a number that JSON does not have comes here: infinity.
      let failure = FailureReport(failure: Failure(UnwritableReport(reason: "\(error)")))
      return (try? encoder.encode(failure)).map { escaped(String(decoding: $0, as: UTF8.self)) } ?? "{}"
    }
  }

  /// Returns JSON with everything escaped inside its strings that a terminal would not print.
  static func escaped(_ json: String) -> String {
    func isEscaped(_ scalar: Unicode.Scalar) -> Bool { scalar != "\n" && ShownText.isUnsafe(scalar) }
    guard json.unicodeScalars.contains(where: isEscaped) else { return json }
    var text = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      guard isEscaped(scalar) else {
        text.append(scalar)
        continue
      }
      // A byte that is no text has no place in JSON.
      let value = ByteText.byte(of: scalar) == nil ? scalar.value : 0xFFFD
      let digits = String(value, radix: 16)
      text.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
    }
    return String(text)
  }
}

/// A report with something in it that JSON cannot express.
struct UnwritableReport: CodedFault {
  let reason: String

  var code: String { "json" }
  var description: String { "Cannot write this as JSON: \(reason)" }
}
