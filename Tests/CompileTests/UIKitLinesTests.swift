import Foundation
import Testing

/// The lines of public apps in `Tests/UIKitLines`, of which most must compile without UIKit.
@Suite("Lines of UIKit as apps write them", .needsCompiler, .limited)
struct UIKitLinesTests {
  /// A line, with its number in the file from 1.
  struct Line {
    let number: Int
    let text: Substring

    /// A Boolean value that indicates whether the line must not compile.
    var isAbsent: Bool { text.contains("absent: ") }

    /// The repository of the app that has such a line.
    var source: Substring? {
      text.components(separatedBy: "  // ").last?.split(separator: " ").first.map { Substring($0) }
    }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("UIKitLines")

  static func file(_ name: String) throws -> SourceFile {
    SourceFile(name: name, text: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
  }

  static func lines(of file: SourceFile) -> [Line] {
    file.lines.enumerated().filter { $1.hasPrefix("  func ") || $1.hasPrefix("class ") }
      .map { Line(number: $0 + 1, text: $1) }
  }

  @Test("At least 300 of at least 310 lines compile, and exactly those that are not marked as absent")
  func compile() async throws {
    let counts = try await counts(in: "Lines.swift")
    print("\(counts.compiled) of \(counts.all) lines of UIKit compile")
    #expect(counts.all >= 310)
    #expect(counts.compiled >= 300)
  }

  @Test("Of 97 recent topics at least 92 compile, and exactly those that are not marked as absent")
  func compileRecent() async throws {
    let counts = try await counts(in: "RecentLines.swift")
    print("\(counts.compiled) of \(counts.all) recent topics compile")
    #expect(counts.all >= 97)
    #expect(counts.compiled >= 92)
  }

  /// Returns the number of lines in a file and of those that compile, and records those that are not marked as they are.
  private func counts(in name: String) async throws -> (all: Int, compiled: Int) {
    let files = try [Self.file(name), Self.file("Scaffold.swift")]
    let lines = Self.lines(of: files[0])
    let diagnostics = try await Compiler.shared.get().diagnostics(of: files)
    let refused = Set(diagnostics.errors.compactMap(\.place).filter { $0.file == name }.map(\.line))
    #expect(diagnostics.errors.allSatisfy { $0.place?.file == name })
    for line in lines where line.isAbsent != refused.contains(line.number) {
      let words = line.isAbsent ? "compiles and is marked as absent" : "does not compile"
      Issue.record("\(name):\(line.number) \(words):\n\(line.text)")
    }
    return (lines.count, lines.count - lines.filter { refused.contains($0.number) }.count)
  }

  @Test("The lines are from at least 50 public apps")
  func sources() throws {
    let lines = Self.lines(of: try Self.file("Lines.swift"))
    let sources = Set(lines.compactMap(\.source).filter { $0.contains("/") })
    #expect(lines.allSatisfy { $0.source?.contains("/") == true })
    #expect(sources.count >= 50)
  }
}
