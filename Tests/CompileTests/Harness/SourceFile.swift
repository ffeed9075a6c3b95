/// A Swift file under test.
struct SourceFile: Sendable {
  let name: String
  let text: String

  var lines: [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

/// A module of one file, which the files under test import.
struct SourceModule: Sendable {
  let name: String
  let source: String

  var file: SourceFile { SourceFile(name: "\(name).swift", text: source) }
}
