#if !canImport(UIKit)
  import Foundation
  import PortolanTool

  /// A folder with files for one test, removed after the test.
  final class TemporaryFolder {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
      url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, text) in files { try write(Data(text.utf8), to: name) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func write(_ data: Data, to name: String) throws { try data.write(to: url.appending(path: name)) }

    /// Runs a command in which `@name` stands for a file of the folder, whose path is removed from the output.
    @MainActor
    func outcome(
      of line: [String], tool: any PortolanCommand.Type = HarbourTool.self
    ) async -> Outcome {
      let arguments = line.map { $0.replacing("@", with: url.path + "/") }
      var outcome = await tool.outcome(of: arguments)
      outcome.output.replace(url.path + "/", with: "")
      outcome.diagnosis.replace(url.path + "/", with: "")
      return outcome
    }
  }

  /// Returns the failures in a document, at its top level and in its rows.
  func failures(in document: String) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any] ?? [:]
    let rows = (json["matches"] ?? json["stories"]) as? [[String: Any]] ?? []
    return ([json] + rows).compactMap { $0["failure"] as? [String: Any] }
  }
#endif
