import Foundation
import PortolanLinks

/// Files that are named on the command line.
enum InputFile {
  /// What is in a file; `-` is standard input.
  static func read(_ file: String) throws(FileFault) -> Data {
    do {
      return file == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data() : try Data(contentsOf: URL(filePath: file))
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
