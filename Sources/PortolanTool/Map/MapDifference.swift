/// The difference between a committed map and the present one, line by line.
struct MapDifference: CustomStringConvertible {
  private let changes: [String]

  /// Creates the difference between two texts, whose line ends may differ.
  init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (changes, next): ([String], Int) = ([], 0)
    for (offset, line) in old.enumerated() {
      if removed.contains(offset) {
        changes.append("- \(Self.trimmed(line))")
        continue
      }
      while inserted.contains(next) {
        changes.append("+ \(Self.trimmed(new[next]))")
        next += 1
      }
      next += 1
    }
    for line in new.dropFirst(next) { changes.append("+ \(Self.trimmed(line))") }
    self.changes = changes
  }

  /// A Boolean value that indicates whether the texts are the same.
  var isEmpty: Bool { changes.isEmpty }

  var description: String { changes.joined(separator: "\n") }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  private static func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }
}
