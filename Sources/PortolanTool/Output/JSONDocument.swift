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
      let failure = FailureReport(failure: Failure(ToolFault("json", "Cannot write this as JSON: \(error)")))
      return (try? encoder.encode(failure)).map { escaped(String(decoding: $0, as: UTF8.self)) } ?? "{}"
    }
  }

  /// Returns JSON whose strings have escapes for all characters that a terminal would not print.
  static func escaped(_ json: String) -> String {
    TerminalText.lines(json) { scalar in
      // JSON cannot contain a byte that is not text.
      let value = ByteText.byte(of: scalar) == nil ? scalar.value : 0xFFFD
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
