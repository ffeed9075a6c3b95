import Foundation

/// The file of a recording, whose segments are created and closed on a queue of its own.
///
/// A line is in the memory of the segment before the next one is taken, so that the end of the process loses the last one at most.
@MainActor
final class FlightFile {
  private let log: FlightLog
  /// The header of the next segment.
  var header: FlightHeader
  private let queue = DispatchQueue(label: "PortolanRecording")
  /// The next segment that is used on the queue alone.
  nonisolated(unsafe) private var next: Result<FlightSegment, any Error>?
  private var segment: FlightSegment?
  private var used = 0
  private var tree: [RecordedRow]?
  private var failure: (any Error)?

  init(_ log: FlightLog, _ header: FlightHeader) {
    self.log = log
    self.header = header
    queue.async { self.prepare() }
  }

  deinit {
    segment?.close(at: used)
    discardNext()
  }

  /// The size of a segment: a third is for the next one, before the older one leaves.
  private nonisolated var size: Int { log.limit / 3 }

  private nonisolated func prepare() {
    next = Result {
      try log.check()
      // A launch that ended has left it.
      unlink(log.next.path)
      return try FlightSegment(creating: log.next, size: size)
    }
  }

  /// Moves the file to the place of the older segment, and the segment that is prepared to its place.
  private nonisolated func takeNext() throws -> FlightSegment {
    if next == nil { prepare() }
    guard let segment = try next?.get() else { throw FlightLogFault(log.next, code: ENOENT) }
    // Since it was prepared, another program may have written there.
    try log.check()
    // In the beginning there is no file.
    guard rename(log.url.path, log.older.path) == 0 || errno == ENOENT else {
      throw FlightLogFault(log.older, code: errno)
    }
    guard rename(log.next.path, log.url.path) == 0 else { throw FlightLogFault(log.url, code: errno) }
    next = nil
    return segment
  }

  /// Removes the segment that is prepared.
  private nonisolated func discardNext() {
    if case .success(let segment)? = next {
      segment.close(at: 0)
      unlink(log.next.path)
    }
    next = nil
  }

  func write(_ line: FlightLine) {
    guard failure == nil else { return }
    do { try append(line) } catch { failure = error }
  }

  /// Closes the file for the next line to open again, and leaves no other file than the segments with lines.
  ///
  /// - Throws: The first error.
  func flush() throws {
    segment?.close(at: used)
    segment = nil
    queue.sync { discardNext() }
    if let failure { throw failure }
  }

  private func append(_ line: FlightLine) throws {
    tree = line.tree ?? tree
    let text = line.json
    // A segment begins where a replay can, and not between a request and its effect.
    let isDue = used > size * 3 / 4 && line.kind != .answer && line.kind != .result
    if used == 0 || isDue || used + text.utf8.count > size { try begin(at: line.at) }
    try put(text)
  }

  /// Begins a segment with a header and, unless it is the first one, a checkpoint.
  private func begin(at time: Int) throws {
    let isFirst = used == 0
    let prepared = try queue.sync { try takeNext() }
    if let segment { queue.async { [used] in segment.close(at: used) } }
    (segment, used) = (prepared, 0)
    var line = FlightLine(.header)
    line.header = header
    try put(line.json)
    guard !isFirst else { return }
    line = FlightLine(.checkpoint)
    (line.at, line.tree) = (time, tree)
    try put(line.json)
  }

  private func put(_ text: String) throws {
    guard used + text.utf8.count <= size else {
      throw FlightLogFault(log.url, "a line is longer than a segment", fix: "raise the limit")
    }
    let segment = try segment ?? FlightSegment(continuing: log.url, after: used, size: size)
    self.segment = segment
    UnsafeMutableRawBufferPointer(rebasing: segment.bytes[used...]).copyBytes(from: text.utf8)
    let written = used..<used + text.utf8.count
    used = written.upperBound
    if written.contains(size / 2) { queue.async { self.prepare() } }
  }
}
