/// A Swift file under test.
struct SourceFile: Sendable {
  let name: String
  let text: String

  var lines: [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
