import Foundation

/// A text that a test expects, in a file beside the test.
struct TextSnapshot {
  /// The name of the folder with the files, beside the file of the test.
  private static let folder = "Snapshots"

  private let file: URL

  /// Creates a snapshot.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - test: The path of the file of the test.
  /// - Throws: ``SnapshotError`` if no file can have the name.
  init(named name: String, besideTest test: String) throws {
    let isName = !name.isEmpty && !name.hasPrefix(".") && !name.contains { $0 == "/" || $0 == "\\" || $0 == "\0" }
    guard isName else { throw SnapshotError(.invalidName, file: name) }
    file = URL(fileURLWithPath: test).deletingLastPathComponent()
      .appendingPathComponent(Self.folder, isDirectory: true).appendingPathComponent("\(name).txt")
  }

  /// Compares a text with the file, or writes it there if the file is missing.
  ///
  /// - Parameter text: The actual text.
  /// - Throws: ``TextMismatch`` if the texts differ, or ``SnapshotError`` if there was nothing to compare with.
  func check(_ text: String) throws {
    guard FileManager.default.fileExists(atPath: file.path) else {
      try record(text)
      throw SnapshotError(.recorded, file: file.path)
    }
    let expected = try read()
    if let mismatch = TextMismatch(expected: expected, actual: text, file: file.path) { throw mismatch }
  }

  /// Returns the text in the file, without the line end that was written after it.
  ///
  /// A checkout may have changed the line ends of the file.
  private func read() throws -> String {
    do {
      let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: "\r\n", with: "\n")
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    } catch {
      throw SnapshotError(.unreadable, file: file.path, underlyingError: error)
    }
  }

  private func record(_ text: String) throws {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(text)\n".utf8).write(to: file, options: .atomic)
    } catch {
      throw SnapshotError(.unwritable, file: file.path, underlyingError: error)
    }
  }
}
