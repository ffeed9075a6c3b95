/// What a document may cost before it is refused; what Xcode saves stays far below.
struct DocumentLimits: Sendable {
  /// The size of the file in bytes.
  var bytes = 8 << 20
  /// How deep elements may be nested.
  var depth = 200
  /// How many elements there may be.
  var elements = 200_000
  /// How many attributes one element may have: libxml2 compares each with all before it.
  var attributes = 256

  static let standard = DocumentLimits()
}
