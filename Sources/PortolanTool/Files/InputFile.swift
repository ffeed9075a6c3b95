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
      throw ToolFault.file(file, "there is no such file")
    }
    let path = folder.map { URL(filePath: file, relativeTo: $0).path } ?? file
    // Foundation only opens files whose names are UTF-8.
    let descriptor = open(ByteText.bytes(of: path).map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ToolFault.file(file, reason(of: errno)) }
    defer { close(descriptor) }
    return try contents(of: descriptor, file)
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
        throw ToolFault.file(file, reason(of: errno))
      }
    }
    throw ToolFault.file(file, "it has more than \(limit >> 20) MB")
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
  fileprivate static func file(_ file: String, _ reason: String) -> ToolFault {
    ToolFault(
      "file", status: .broken,
      "Cannot read \(LinkText.quoted(file)): \(reason). To fix: name a file that can be read, or - for standard input.")
  }
}
