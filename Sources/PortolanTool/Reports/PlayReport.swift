/// What became of stories.
struct PlayReport: Encodable {
  /// One of them.
  struct Row: Encodable {
    let file: String
    /// How many lines say something.
    let lines: Int
    /// The number of the first line that does not hold, from 1.
    let line: Int?
    let failure: Failure?
  }

  let version = 1
  private(set) var stories: [Row] = []
  /// What the exit status says.
  private(set) var status = Status.done

  enum CodingKeys: CodingKey { case version, stories }

  mutating func add(_ story: Story, failure: StoryFailure?) {
    stories.append(
      Row(file: story.file, lines: story.lines.count, line: failure?.number, failure: failure.map { Failure($0) }))
    if let failure { status = status.merged(with: failure.status) }
  }

  /// Why those fail that do.
  var diagnosis: String { stories.compactMap(\.failure?.diagnosis).joined(separator: "\n\n") }
}

extension PlayReport: CustomStringConvertible {
  /// The report for people: a line for each story that holds.
  var description: String {
    Columns(
      stories.filter { $0.failure == nil }.map {
        [ShownText.inline($0.file), "holds, \($0.lines) \($0.lines == 1 ? "line" : "lines")"]
      }
    ).description
  }
}
