#if !canImport(UIKit)
  import Foundation
  import PortolanTool

  /// The story that each page begins with.
  struct StoryFile: Sendable {
    private let text: String
    private let name: String
    private let folder: String

    /// Reads a file.
    ///
    /// - Throws: ``ServeFault`` if it cannot be read.
    init(_ path: String) throws {
      let url = URL(filePath: path)
      let limit = 1 << 20
      guard let file = try? FileHandle(forReadingFrom: url), let data = try? file.read(upToCount: limit + 1) else {
        throw ServeFault("Cannot read the story \(path). To fix: name a file that can be read.")
      }
      guard data.count <= limit, let text = String(bytes: data, encoding: .utf8) else {
        throw ServeFault("The story \(path) is not text in UTF-8 of at most 1 MB.")
      }
      self.text = text
      name = url.lastPathComponent
      folder = url.deletingLastPathComponent().path
    }

    /// Returns the story at its beginning.
    ///
    /// - Throws: An error with the first malformed line.
    func run(for app: AppDescription) throws -> StoryRun {
      try StoryRun(text, name: name, folder: folder, own: app.steps + app.faults)
    }
  }
#endif
