/// The first fault of bytes that are not a JSON object.
package struct JSONFault: Error, CustomStringConvertible {
  /// The reason, in one sentence without a full stop.
  package let reason: String
  /// The line and column of the fault, or `nil` if the bytes are valid JSON of another kind than an object.
  let position: AssociationError.Position?
  /// The bytes at the fault, and the bytes before it.
  let (rest, before): (ArraySlice<UInt8>, ArraySlice<UInt8>)

  init(_ reason: String, in bytes: ArraySlice<UInt8>, at offset: Int) {
    self.reason = reason
    (rest, before) = (bytes[offset...], bytes[..<offset])
    let line = before.split(separator: 0x0A, omittingEmptySubsequences: false)
    position = .init(line: line.count, column: (line.last?.count ?? 0) + 1)
  }

  /// Creates the fault of valid JSON of another kind than an object.
  init(kind: String) {
    reason = "it is \(kind)"
    position = nil
    (rest, before) = ([], [])
  }

  /// A Boolean value that indicates whether the bytes are valid JSON of another kind than an object.
  package var isOfAnotherKind: Bool { position == nil }

  /// Creates the first fault in bytes, or returns `nil` if the bytes are a JSON object.
  package init?(in bytes: [UInt8]) {
    do throws(JSONFault) {
      _ = try JSONReader.object(bytes)
      return nil
    } catch { self = error }
  }

  /// The location and the reason, such as `line 3, column 1: a name in quotes is expected`.
  package var description: String {
    (position.map { "line \($0.line), column \($0.column): " } ?? "") + reason
  }
}
