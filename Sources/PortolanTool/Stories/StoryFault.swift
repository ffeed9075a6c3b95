/// An error for stories that cannot be parsed, with the first malformed lines and the number of all of them.
package struct StoryFault: ToolError {
  /// The maximum number of lines in the description.
  static let limit = 20

  /// The first malformed lines, one text for each.
  private var lines: [String] = []
  private var count = 0
  package private(set) var status = Status.failed

  var isEmpty: Bool { count == 0 }

  /// Adds a malformed line, whose text is only created if it is part of the description.
  mutating func add(_ line: @autoclosure () -> String) {
    count += 1
    if lines.count < Self.limit { lines.append(line()) }
  }

  /// Adds the malformed lines of another story.
  mutating func add(_ other: StoryFault) {
    lines += other.lines.prefix(Self.limit - lines.count)
    count += other.count
    status = status.merged(with: other.status)
  }

  /// Adds an error for a story that cannot be read at all.
  mutating func add(_ error: any Error) {
    add("\(error)")
    status = status.merged(with: Status(error))
  }

  package var code: String { status == .broken ? "file" : "story" }

  package var description: String {
    let more = count - lines.count
    return (lines + (more > 0 ? ["… and \(more) more."] : [])).joined(separator: "\n")
  }
}

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
