extension InputFile {
  /// Returns the bytes of a document, without the byte order mark with which some editors begin a file.
  ///
  /// - Parameters:
  ///   - file: The path, or `-` for standard input.
  ///   - folder: The folder for a relative path, or `nil` for the working directory.
  /// - Returns: The bytes.
  /// - Throws: ``ToolFault`` if the file cannot be read.
  @MainActor
  package static func document(_ file: String, in folder: URL? = nil) throws(ToolFault) -> Data {
    unmarked(try contents(of: file, in: folder))
  }

  /// Returns the text of a document.
  ///
  /// - Parameter file: The path, or `-` for standard input.
  /// - Returns: The text, without a byte order mark.
  /// - Throws: ``ToolFault`` if the file cannot be read, or is not UTF-8.
  @MainActor
  package static func text(of file: String) throws(ToolFault) -> String {
    let data = try document(file)
    if let encoding = WideEncoding.name(of: data) { throw ToolFault.encoding(file, encoding) }
    guard let text = String(bytes: data, encoding: .utf8) else { throw ToolFault.encoding(file, "not UTF-8") }
    return text
  }

  /// Returns bytes without the byte order mark at their start.
  static func unmarked(_ bytes: Data) -> Data {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Data(bytes.dropFirst(3)) : bytes
  }
}

extension ToolFault {
  /// Returns the fault of a file in another encoding.
  fileprivate static func encoding(_ file: String, _ name: String) -> ToolFault {
    ToolFault(
      "file", status: .broken, "Cannot read \(LinkText.quoted(file)): it is \(name). To fix: save it as UTF-8.")
  }
}
