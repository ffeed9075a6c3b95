/// A Swift file under test.
struct SourceFile: Sendable {
  let name: String
  let text: String

  var lines: [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

/// A module of one file, for the files under test to import.
struct SourceModule: Sendable {
  let name: String
  let source: String

  var file: SourceFile { SourceFile(name: "\(name).swift", text: source) }
}
