/// A report about stories that were played.
struct PlayReport: Encodable {
  /// The result of one story.
  struct Row: Encodable {
    let file: String
    /// The number of lines that are neither blank nor comments.
    let lines: Int
    /// The number of the first line that does not hold, from 1.
    let line: Int?
    let failure: Failure?
  }

  let version = 1
  private(set) var stories: [Row] = []
  /// The exit status.
  private(set) var status = Status.done

  enum CodingKeys: CodingKey { case version, stories }

  mutating func add(_ story: Story, failure: StoryFailure?) {
    stories.append(
      Row(file: story.file, lines: story.lines.count, line: failure?.number, failure: failure.map { Failure($0) }))
    if let failure { status = status.merged(with: failure.status) }
  }

  /// The diagnoses of all stories that failed.
  var diagnosis: String { stories.compactMap(\.failure?.diagnosis).joined(separator: "\n\n") }
}

extension PlayReport: CustomStringConvertible {
  /// The report for people, with one line for each story that holds.
  var description: String {
    Columns(
      stories.filter { $0.failure == nil }.map {
        [TerminalText.inline($0.file), "holds, \($0.lines) \($0.lines == 1 ? "line" : "lines")"]
      }
    ).description
  }
}
