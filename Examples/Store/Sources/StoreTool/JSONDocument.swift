import Foundation

/// A report as JSON, the same for the same report: sorted keys, no escaped slashes, one final line break.
public enum JSONDocument {
  /// - Parameter report: What to encode.
  public static func text(of report: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
