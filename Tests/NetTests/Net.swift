#if !canImport(UIKit)
  import Foundation
  import Testing

  /// The committed files of the net, which the tests write again and compare.
  enum Net {
    /// The folder of the files.
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Net")
      .standardized

    /// A Boolean value that indicates whether the net is drawn, which `Scripts/net.sh` asks for.
    static let isDrawn = ProcessInfo.processInfo.environment["PORTOLAN_NET"] != nil
    /// A Boolean value that indicates whether the states are explored as deep as a night allows.
    static let isDeep = ProcessInfo.processInfo.environment["PORTOLAN_NET"] == "deep"

    /// Writes a file, and records an issue if it differs from the committed one.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - lines: The lines.
    /// - Throws: The error of the file system if the file cannot be written.
    static func write(_ name: String, _ lines: [String]) throws {
      let file = folder.appending(path: name)
      let text = lines.joined(separator: "\n") + "\n"
      let before = try? String(contentsOf: file, encoding: .utf8)
      if text != before { try text.write(to: file, atomically: true, encoding: .utf8) }
      let isEqual = text == before
      #expect(
        isEqual, "Tests/Net/\(name) has changed. To fix: read `git diff Tests/Net`, and commit it if it is meant.")
    }
  }
#endif
