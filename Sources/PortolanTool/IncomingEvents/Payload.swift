import PortolanAssociation

/// The payload of a notification, read from a file.
package enum Payload {
  /// Reads the dictionary in a JSON file.
  ///
  /// - Throws: ``ToolFault`` if the file cannot be read, or is not a JSON object.
  @MainActor
  static func read(_ file: String, in folder: URL?) throws -> [AnyHashable: Any] {
    try parse(InputFile.document(file, in: folder), named: file)
  }

  /// Reads the dictionary in JSON.
  ///
  /// - Throws: ``ToolFault`` if it is not a JSON object.
  package static func parse(_ data: Data, named file: String) throws -> [AnyHashable: Any] {
    if let encoding = InputFile.wideEncoding(of: data) {
      throw ToolFault.payload(file, ": it is \(encoding), and a payload must be UTF-8")
    }
    // Foundation accepts more than JSON, with differences between platforms, and its error messages are not helpful.
    if let fault = JSONFault(in: Array(data)) {
      let reason = fault.isOfAnotherKind ? ": \(fault), and a payload must be an object" : ", \(fault)"
      throw ToolFault.payload(file, reason)
    }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw ToolFault.payload(file, ": it cannot be read as JSON")
    }
    return object
  }
}

extension ToolFault {
  /// Returns the fault of a file that is not a payload.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - reason: The location and the reason, as the end of a sentence that begins with the name of the file.
  /// - Returns: The fault.
  fileprivate static func payload(_ file: String, _ reason: String) -> ToolFault {
    ToolFault(
      "payload",
      """
      Cannot read the payload \(LinkText.quoted(file))\(reason). To fix: write what the server sends, such as \
      {"aps": {"alert": "Hello"}, "url": "https://…"}.
      """)
  }
}
