#if !canImport(UIKit)
  import Foundation

  /// The committed files of the net, for the tests to write again and compare.
  package enum Net {
    /// The folder of the files.
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Net")
      .standardized

    /// A Boolean value that indicates whether the net is drawn, as `Scripts/net.sh` asks for it.
    package static let isDrawn = ProcessInfo.processInfo.environment["PORTOLAN_NET"] != nil
    /// A Boolean value that indicates whether the states are explored as deep as a night allows.
    package static let isDeep = ProcessInfo.processInfo.environment["PORTOLAN_NET"] == "deep"

    /// Writes a file.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - lines: The lines.
    /// - Returns: The name of the file if it differs from the one before. A deep file that is written for the first time does not.
    /// - Throws: The error of the file system if the file cannot be written.
    package static func write(_ name: String, _ lines: [String]) throws -> String? {
      let file = folder.appending(path: isDeep ? "deep/\(name)" : name)
      let text = lines.joined(separator: "\n") + "\n"
      let before = try? String(contentsOf: file, encoding: .utf8)
      if text == before { return nil }
      try text.write(to: file, atomically: true, encoding: .utf8)
      return isDeep && before == nil ? nil : "Tests/Net/\(name)"
    }
  }
#endif
