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
    do {
      return file == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data()
        : try Data(contentsOf: URL(filePath: file, relativeTo: folder))
    } catch {
      throw FileFault(file: file, reason: error.localizedDescription)
    }
  }
}

/// A file that cannot be read.
struct FileFault: Error, CustomStringConvertible {
  let file: String
  let reason: String

  var description: String { "Cannot read \(LinkText.quoted(file)): \(reason)" }
}
