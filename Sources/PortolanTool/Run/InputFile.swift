import Foundation
import PortolanLinks

/// Files that are named on the command line and in stories.
enum InputFile {
  /// What is in a file; `-` is standard input.
  ///
  /// - Parameters:
  ///   - file: The path.
  ///   - folder: Where a relative path begins; `nil` for the working directory.
  static func read(_ file: String, in folder: URL? = nil) throws(FileFault) -> Data {
    if file == "-" { return try content(of: .standardInput, file) }
    let path = file.isEmpty ? "" : URL(filePath: file, relativeTo: folder).path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FileFault(file: file, reason: "there is no such file")
    }
    guard !isFolder.boolValue else { throw FileFault(file: file, reason: "it is a folder") }
    // `Data(contentsOf:)` refuses what is no regular file, such as the pipe that a shell makes of <(command).
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw FileFault(file: file, reason: "it cannot be opened for reading")
    }
    defer { try? handle.close() }
    return try content(of: handle, file)
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
struct FileFault: Error, CustomStringConvertible {
  let file: String
  let reason: String

  var description: String {
    let stop = reason.hasSuffix(".") ? "" : "."
    return
      "Cannot read \(LinkText.quoted(file)): \(reason)\(stop) To fix: name a file that can be read, or - for standard input."
  }
}
