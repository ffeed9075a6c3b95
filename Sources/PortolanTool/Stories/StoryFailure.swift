/// An error for the first line of a story that does not hold.
struct StoryFailure: ToolError {
  let file: String
  /// The number of the line, from 1.
  let number: Int
  let line: String
  /// The reason.
  let error: any Error
  /// The current hierarchy, or `nil` if the app has not started.
  let hierarchy: HierarchySnapshot?

  /// The file, the line and the reason, with the hierarchy below.
  var description: String {
    let reason = ValueText.of(error)
    let tree = hierarchy.map { "\nHierarchy:\n\($0)" } ?? ""
    let place = "\(TerminalText.inline(file)):\(number)"
    return TerminalText.lines("\(place): \(LinkText.quoted(line)) does not hold: \(reason)\(tree)")
  }

  /// The kind of failure that is `story` unless the cause affects more than this story.
  var code: String { status == .broken ? Failure(error).code : "story" }

  var status: Status { Status(error) }
}
