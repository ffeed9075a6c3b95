public import Foundation
import PortolanLinks

/// The place where a recording is kept.
public struct FlightLog: Sendable {
  let url: URL
  let limit: Int

  /// Returns a file; the segment before it, beside it, has the same name and the suffix `.1`.
  ///
  /// A recording of an earlier launch in the file becomes that segment. The next segment is prepared with the suffix `.new`. Anything
  /// else in one of the three places stays as it is. Nothing is recorded then, and ``FlightRecorder/flush()`` throws.
  ///
  /// - Parameters:
  ///   - url: The file, in a folder that exists.
  ///   - limit: The size of both segments together, in bytes.
  /// - Returns: The place.
  public static func file(_ url: URL, limit: Int = 512 << 10) -> FlightLog { FlightLog(url: url, limit: limit) }

  /// The place of the segment before the one in the file.
  var older: URL { url.appendingPathExtension("1") }
  /// The place of the segment that is prepared.
  var next: URL { url.appendingPathExtension("new") }

  /// Checks that a recording replaces nothing but recordings.
  ///
  /// - Throws: ``FlightLogFault`` if a place has something that no recorder has written, or if its folder cannot be written.
  package func check() throws(FlightLogFault) {
    let folder = url.deletingLastPathComponent().path
    guard access(folder.isEmpty ? "." : folder, W_OK | X_OK) == 0 else { throw FlightLogFault(url, code: errno) }
    for place in [url, older, next] {
      if let obstacle = Self.obstacle(at: place) { throw FlightLogFault(place, obstacle) }
      if !Self.isFreeOrRecording(place) { throw FlightLogFault(place, "the file there is no recording") }
    }
  }

  /// Returns the reason why a file must not be written at a place, or `nil` if a file or nothing is there.
  static func obstacle(at place: URL) -> String? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
    return switch attributes?[.type] as? FileAttributeType {
    case nil, .typeRegular: nil
    case .typeDirectory: "it is a folder"
    case .typeSymbolicLink: "it is a link"
    default: "it is a device or a pipe"
    }
  }

  /// Returns `true` if there is nothing, an empty file, or a file with the beginning of a segment.
  private static func isFreeOrRecording(_ place: URL) -> Bool {
    guard FileManager.default.fileExists(atPath: place.path) else { return true }
    let header = Data(FlightLine.headerBegin.utf8)
    guard let content = try? Data(contentsOf: place, options: .alwaysMapped) else { return false }
    // A prepared segment has line breaks alone.
    return content.starts(with: header) || content.allSatisfy { $0 == UInt8(ascii: "\n") }
  }
}

/// An error for a recording that cannot be written.
package struct FlightLogFault: Error, CustomStringConvertible {
  package let description: String

  /// Creates an error for a file.
  init(
    _ file: URL, _ reason: String, fix: String = "name a recording or a new file, in a folder that you may write to"
  ) {
    description = "Cannot record to \(LinkText.quoted(file.path)): \(reason). To fix: \(fix)."
  }

  /// Creates an error for the code of a system call.
  init(_ file: URL, code: Int32) {
    let reason =
      switch code {
      case ENOENT, ENOTDIR: "there is no such folder"
      case EACCES, EPERM, EROFS: "writing there is not permitted"
      case ENOSPC, EDQUOT, EFBIG: "there is no space left"
      default: "the system reports \"\(String(cString: strerror(code)))\""
      }
    self.init(file, reason)
  }
}
