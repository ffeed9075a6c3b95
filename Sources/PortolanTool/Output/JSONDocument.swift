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
      return text(["failure": Failure(ToolFault("json", "Cannot write this as JSON: \(error)"))])
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

  /// Returns a report of a few members as JSON, with the version of its format.
  static func text(_ members: [String: some Encodable]) -> String { text(of: Members(members: members)) }

  private struct Members<Value: Encodable>: Encodable {
    enum CodingKeys: CodingKey { case version }

    let members: [String: Value]

    func encode(to encoder: any Encoder) throws {
      try members.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(1, forKey: .version)
    }
  }
}
