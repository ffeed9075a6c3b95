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

/// The file of a recording, which is written on a queue of its own.
///
/// A line is handed to the system before the next one is taken, so that the end of the process loses the last one at most.
final class FlightFile: @unchecked Sendable {
  private let log: FlightLog
  private let header: FlightHeader
  private let queue = DispatchQueue(label: "PortolanRecording")
  // The following variables are used on the queue alone.
  private var file: FileHandle?
  private var size = 0
  private var tree: [RecordedRow]?
  private var failure: (any Error)?

  init(_ log: FlightLog, _ header: FlightHeader) {
    self.log = log
    self.header = header
    queue.async { self.open() }
  }

  func write(_ line: FlightLine) {
    queue.sync {}
    queue.async { self.append(line) }
  }

  /// Waits until all lines are written.
  func flush() throws { try queue.sync { if let failure { throw failure } } }

  private func open() {
    attempt {
      let older = log.url.appendingPathExtension("1")
      let files = FileManager.default
      if files.fileExists(atPath: log.url.path) {
        try? files.removeItem(at: older)
        try files.moveItem(at: log.url, to: older)
      }
      try Data().write(to: log.url)
      file = try FileHandle(forWritingTo: log.url)
      size = 0
    }
    var line = FlightLine(.header)
    line.header = header
    put(line)
  }

  private func append(_ line: FlightLine) {
    // A segment begins where a replay can, and not between a request and its effect.
    if size > log.limit / 4, line.kind != .answer, line.kind != .result {
      open()
      var checkpoint = FlightLine(.checkpoint)
      checkpoint.at = line.at
      checkpoint.tree = line.tree ?? tree
      put(checkpoint)
    }
    tree = line.tree ?? tree
    put(line)
  }

  private func put(_ line: FlightLine) {
    attempt {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(line) + Data("\n".utf8)
      try file?.write(contentsOf: data)
      size += data.count
    }
  }

  private func attempt(_ work: () throws -> Void) {
    do { try work() } catch { failure = failure ?? error }
  }
}
