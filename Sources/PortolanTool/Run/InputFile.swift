import Foundation
import PortolanLinks

/// Files that are named on the command line and in stories.
enum InputFile {
  /// Returns what is in a file; `-` is standard input.
  ///
  /// - Parameters:
  ///   - file: The path, with bytes that are no UTF-8 as ``ByteText`` has them.
  ///   - folder: The folder where a relative path begins; `nil` for the working directory.
  static func read(_ file: String, in folder: URL? = nil) throws(FileFault) -> Data {
    if file == "-" { return try content(of: .standardInput, file) }
    guard !file.isEmpty, !file.unicodeScalars.contains("\0") else {
      throw FileFault(file: file, reason: "there is no such file")
    }
    let path = folder.map { URL(filePath: file, relativeTo: $0).path } ?? file
    // Foundation opens only what has a name in UTF-8.
    let descriptor = open(ByteText.bytes(of: path).map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFault(file: file, reason: reason(of: errno)) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw FileFault(file: file, reason: "it is a folder")
    }
    return try content(of: handle, file)
  }

  private static func reason(of code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such file"
    case EACCES, EPERM: "it must not be read"
    default: "it cannot be opened: \(String(cString: strerror(code)))"
    }
  }

  private static func content(of handle: FileHandle, _ file: String) throws(FileFault) -> Data {
    do {
      return try handle.readToEnd() ?? Data()
    } catch {
      throw FileFault(file: file, reason: error.localizedDescription)
    }
  }
}

/// A file that cannot be read.
struct FileFault: CodedFault {
  let file: String
  let reason: String

  var code: String { "file" }
  var status: Status { .broken }

  var description: String {
    let stop = reason.hasSuffix(".") ? "" : "."
    return
      "Cannot read \(LinkText.quoted(file)): \(reason)\(stop) To fix: name a file that can be read, or - for standard input."
  }
}
