/// The first fault of bytes that are not a JSON object.
package struct JSONFault: Error, CustomStringConvertible {
  /// A location in the text.
  struct Place {
    /// The offset in bytes, after a byte order mark.
    let offset: Int
    let line: Int
    /// The column in bytes, from 1.
    let column: Int
  }

  /// The reason, in one sentence without a full stop.
  package let reason: String
  /// The location, or `nil` if the bytes are valid JSON of another kind than an object.
  let place: Place?

  /// A Boolean value that indicates whether the bytes are valid JSON of another kind than an object.
  package var isOfAnotherKind: Bool { place == nil }

  init(reason: String, place: Place?) {
    self.reason = reason
    self.place = place
  }

  /// Creates the first fault in bytes, or returns `nil` if the bytes are a JSON object.
  package init?(in bytes: [UInt8]) {
    do throws(JSONFault) {
      _ = try JSONReader.members(bytes)
      return nil
    } catch { self = error }
  }

  /// The location and the reason, such as `line 3, column 1: a name in quotes is expected`.
  package var description: String {
    (place.map { "line \($0.line), column \($0.column): " } ?? "") + reason
  }
}
