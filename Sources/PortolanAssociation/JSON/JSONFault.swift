/// The first fault of bytes that are not a JSON object.
package struct JSONFault: CustomStringConvertible {
  /// A location in the text.
  private struct Place {
    let line: Int
    /// The column in bytes, from 1.
    let column: Int
  }

  /// The reason, in one sentence without a full stop.
  package let reason: String
  private let place: Place?

  /// A Boolean value that indicates whether the bytes are valid JSON of another kind than an object.
  package var isOfAnotherKind: Bool { place == nil }

  /// Creates the first fault in bytes, or returns `nil` if the bytes are a JSON object.
  package init?(in bytes: [UInt8]) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var reader = JSONReader(text)
    do throws(JSONReader.Fault) {
      let value = try reader.read()
      if case .object = value { return nil }
      reason = "it is \(value.kind)"
      place = nil
    } catch {
      let before = text.prefix(error.offset)
      reason = error.reason
      place = Place(
        line: before.count { $0 == 0x0A } + 1, column: before.reversed().prefix { $0 != 0x0A }.count + 1)
    }
  }

  /// The location and the reason, such as `line 3, column 1: a name in quotes is expected`.
  package var description: String {
    (place.map { "line \($0.line), column \($0.column): " } ?? "") + reason
  }
}
