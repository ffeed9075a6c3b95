/// Stories that cannot be read: the first of their malformed lines, and how many there are.
struct StoryFault: CodedFault {
  /// The number of them that are told.
  static let limit = 20

  /// The first of them, a line of text each.
  private var lines: [String] = []
  private var count = 0
  private(set) var status = Status.failed

  var isEmpty: Bool { count == 0 }

  /// Adds a malformed line, whose text is made only if it is told.
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

  /// Adds a story that cannot be read at all.
  mutating func add(_ error: any Error) {
    add("\(error)")
    status = status.merged(with: Status(error))
  }

  var code: String { status == .broken ? "file" : "story" }

  var description: String {
    let more = count - lines.count
    return (lines + (more > 0 ? ["… and \(more) more."] : [])).joined(separator: "\n")
  }
}
