/// A reader of files that are named on the command line and in stories.
package enum InputFile {
  /// The maximum size of a file in bytes, since some files, such as `/dev/zero`, have no end.
  static let limit = 64 << 20

  /// Returns the content of a file, or of standard input for `-`.
  ///
  /// - Parameters:
  ///   - file: The path. Bytes that are not UTF-8 are encoded as in ``ByteText``.
  ///   - folder: The folder for a relative path, or `nil` for the working directory.
  /// - Returns: The content.
  /// - Throws: ``ToolFault`` if the file cannot be read.
  @MainActor
  package static func contents(of file: String, in folder: URL? = nil) throws(ToolFault) -> Data {
    if file == "-" { return try standardInput() }
    guard !file.isEmpty, !file.unicodeScalars.contains("\0") else {
      throw ToolFault.reading(file, "there is no such file")
    }
    let path = folder.map { URL(filePath: file, relativeTo: $0).path } ?? file
    // Foundation only opens files whose names are UTF-8.
    let descriptor = open(ByteText.path(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ToolFault.reading(file, reason(of: errno)) }
    defer { close(descriptor) }
    return try contents(of: descriptor, file)
  }

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
    let encoding = wideEncoding(of: data)
    guard encoding == nil, let text = String(bytes: data, encoding: .utf8) else {
      throw ToolFault.reading(file, "it is \(encoding ?? "not UTF-8")", fix: "save it as UTF-8")
    }
    return text
  }

  /// Returns bytes without the byte order mark at their start.
  static func unmarked(_ bytes: Data) -> Data {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Data(bytes.dropFirst(3)) : bytes
  }

  /// Returns the name of an encoding with more than one byte for each ASCII character, as some editors use them.
  ///
  /// - Parameter bytes: Text that begins with ASCII, such as a story or JSON.
  /// - Returns: The name, or `nil` if the bytes have none.
  static func wideEncoding(of bytes: Data) -> String? {
    let begin = Array(bytes.prefix(4))
    let zeros = begin.map { $0 == 0 }
    if begin == [0xFF, 0xFE, 0, 0] || begin == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if zeros == [false, true, true, true] || zeros == [true, true, true, false] { return "UTF-32" }
    if begin.starts(with: [0xFF, 0xFE]) || begin.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    if zeros == [false, true, false, true] || zeros == [true, false, true, false] { return "UTF-16" }
    return nil
  }

  /// Returns the content of standard input, read only once, also for a command that runs again.
  @MainActor
  private static func standardInput() throws(ToolFault) -> Data {
    if let known = ToolProcess.standardInput { return known }
    let data = try contents(of: STDIN_FILENO, "-")
    if ToolProcess.arguments != nil { ToolProcess.standardInput = data }
    return data
  }

  private static func contents(of descriptor: Int32, _ file: String) throws(ToolFault) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= limit {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return data }
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw ToolFault.reading(file, reason(of: errno))
      }
    }
    throw ToolFault.reading(file, "it has more than \(limit >> 20) MB")
  }

  private static func reason(of code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such file"
    case EISDIR: "it is a folder"
    case EACCES, EPERM: "reading it is not permitted"
    default: "the system reports \"\(String(cString: strerror(code)))\""
    }
  }
}

extension ToolFault {
  /// Returns the fault of a file that cannot be read.
  fileprivate static func reading(
    _ file: String, _ reason: String, fix: String = "name a file that can be read, or - for standard input"
  ) -> ToolFault {
    ToolFault("file", status: .broken, "Cannot read \(LinkText.quoted(file)): \(reason). To fix: \(fix).")
  }
}
