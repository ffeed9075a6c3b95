#if !canImport(UIKit)
  import Foundation
  import PortolanTool

  /// A folder to which stories are written.
  struct StoryFolder {
    private let url: URL

    /// Creates the folder unless it exists.
    ///
    /// - Throws: ``OutputFault``.
    init(_ path: String) throws {
      url = URL(filePath: path)
      do {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      } catch {
        throw OutputFault(file: path)
      }
      guard FileManager.default.isWritableFile(atPath: url.path) else { throw OutputFault(file: path) }
    }

    /// Writes a story for each violation that has one, and the payloads that the stories name.
    ///
    /// - Throws: ``OutputFault``.
    func write(_ violations: [Violation], payloads: [String: String]) throws {
      for (index, violation) in violations.enumerated() where !violation.storyLines.isEmpty {
        let lines = ["# \(violation.rule): \(violation.reason)"] + violation.storyLines
        let name = "\(index + 1)-\(violation.rule.map { $0.isLetter || $0.isNumber ? "\($0)" : "-" }.joined()).story"
        try OutputFile.write(lines.joined(separator: "\n") + "\n", to: url.appending(path: name).path)
      }
      let text = violations.flatMap(\.storyLines).joined(separator: "\n")
      for (name, payload) in payloads where text.contains("notify \(name)") {
        let file = url.appending(path: name)
        try? FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try OutputFile.write(payload + "\n", to: file.path)
      }
    }
  }

  /// A namespace for writing files.
  enum OutputFile {
    /// Writes text to a file.
    ///
    /// - Throws: ``OutputFault``.
    static func write(_ text: String, to file: String) throws {
      do { try Data(text.utf8).write(to: URL(filePath: file)) } catch { throw OutputFault(file: file) }
    }
  }

  /// An error for a file or a folder that cannot be written.
  struct OutputFault: ToolError {
    let file: String

    var code: String { "file" }
    var status: Status { .broken }
    var description: String { "Cannot write \(file). To fix: choose a place that you may write to." }
  }
#endif
