package import Foundation

/// A recording that was read from its segments.
package struct Recording: Sendable {
  /// The lines of the newest recording, from the first checkpoint with a screen, if there is one.
  package private(set) var lines: [FlightLine] = []
  package private(set) var header: FlightHeader?

  /// The maximum size of a segment, and the maximum number of levels of a hierarchy.
  private static let (limit, levels) = (16 << 20, 200)

  /// Reads segments.
  ///
  /// - Parameter segments: The contents of the files, the older first.
  /// - Throws: ``RecordingFault`` if a segment is no recording. A last line that was not written to its end is skipped.
  package init(_ segments: [Data]) throws(RecordingFault) {
    for segment in segments {
      guard segment.count <= Self.limit else {
        throw RecordingFault("it has \(segment.count >> 20) MB, and a recording has at most \(Self.limit >> 20)")
      }
      // A recorder that has not closed its file has filled it with line breaks.
      let end = segment.lastIndex { $0 != UInt8(ascii: "\n") }.map { $0 + 1 } ?? segment.startIndex
      let texts = segment[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, text) in texts.enumerated() where !text.isEmpty {
        if let line = try Self.read(text, isFirst: index == 0) {
          try take(line, number: index + 1)
        } else if index == 0 || index < texts.count - 1 {
          // Only the last line can be torn.
          throw RecordingFault("line \(index + 1) is not a line of a recording")
        }
      }
    }
    guard header != nil else { throw RecordingFault("it is empty") }
    let first = lines.firstIndex { $0.kind == .checkpoint && $0.tree?.contains { $0.screen != nil } == true }
    let left = lines[..<(first ?? 0)].compactMap(\.edits).joined()
    if let width = left.last(where: { $0.kind == .width })?.value { header?.width = width }
    lines.removeFirst(first ?? 0)
  }

  private static func read(_ text: Data, isFirst: Bool) throws(RecordingFault) -> FlightLine? {
    struct Version: Decodable {
      struct Header: Decodable { let format: Int }
      let header: Header
    }
    // A newer header may have other properties.
    if isFirst, let version = try? JSONDecoder().decode(Version.self, from: text).header.format, version > 1 {
      throw RecordingFault("it has format \(version), and this version of Portolan reads 1", fix: "update Portolan")
    }
    return try? JSONDecoder().decode(FlightLine.self, from: text)
  }

  private mutating func take(_ line: FlightLine, number: Int) throws(RecordingFault) {
    if let header = line.header {
      if header.recording != self.header?.recording { (lines, self.header) = ([], header) }
      return
    }
    guard header != nil else { throw RecordingFault("it does not begin with a header") }
    let isNumbered = [.request, .answer, .result].contains(line.kind)
    guard !isNumbered || line.request != nil, ![.checkpoint, .change].contains(line.kind) || line.tree != nil else {
      throw RecordingFault("line \(number) lacks what a line of its kind has")
    }
    var level = -1
    for row in line.tree ?? [] {
      guard (level < 0 ? 0...0 : 1...level + 1).contains(row.level), row.level < Self.levels else {
        throw RecordingFault("the hierarchy in line \(number) is no tree of at most \(Self.levels) levels")
      }
      level = row.level
    }
    lines.append(line)
  }
}

/// An error for a file that is no recording, or one that cannot be read.
package struct RecordingFault: Error, CustomStringConvertible {
  let reason: String
  let fix: String

  init(_ reason: String, fix: String = "name a file that FlightRecorder has written") {
    self.reason = reason
    self.fix = fix
  }

  package var description: String { "Cannot read the recording: \(reason). To fix: \(fix)." }
}
