public import Foundation

/// The place where a recording is kept.
public struct FlightLog: Sendable {
  let url: URL
  let limit: Int

  /// Returns a file, beside which the segment before it has the same name and the suffix `.1`.
  ///
  /// A recording of an earlier launch in the file becomes that segment.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - limit: The size of both segments together, in bytes.
  /// - Returns: The place.
  public static func file(_ url: URL, limit: Int = 512 << 10) -> FlightLog { FlightLog(url: url, limit: limit) }
}

/// The file of a recording, whose segments are created and closed on a queue of its own.
///
/// A line is in the memory of the segment before the next one is taken, so that the end of the process loses the last one at most.
@MainActor
final class FlightFile {
  private let log: FlightLog
  /// The header of the next segment.
  var header: FlightHeader
  private let queue = DispatchQueue(label: "PortolanRecording")
  /// The next segment, which is used on the queue alone.
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

  deinit { segment?.close(at: used) }

  /// The size of a segment: a third is for the next one, before the older one leaves.
  private nonisolated var size: Int { log.limit / 3 }
  private nonisolated var nextURL: URL { log.url.appendingPathExtension("new") }

  private nonisolated func prepare() { next = Result { try FlightSegment(nextURL, keeping: 0, size: size) } }

  func write(_ line: FlightLine) {
    guard failure == nil else { return }
    do { try append(line) } catch { failure = error }
  }

  /// Closes the file, which the next line opens again.
  ///
  /// - Throws: The first error.
  func flush() throws {
    segment?.close(at: used)
    segment = nil
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
    let prepared = try queue.sync {
      if next == nil { prepare() }
      defer { next = nil }
      return try next?.get()
    }
    if let segment { queue.async { [used] in segment.close(at: used) } }
    // Nothing fails if there is no older file.
    rename(log.url.path, log.url.appendingPathExtension("1").path)
    rename(nextURL.path, log.url.path)
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
    guard used + text.utf8.count <= size else { throw CocoaError(.fileWriteOutOfSpace) }
    let segment = try segment ?? FlightSegment(log.url, keeping: used, size: size)
    self.segment = segment
    UnsafeMutableRawBufferPointer(rebasing: segment.bytes[used...]).copyBytes(from: text.utf8)
    let written = used..<used + text.utf8.count
    used = written.upperBound
    if written.contains(size / 2) { queue.async { self.prepare() } }
  }
}
