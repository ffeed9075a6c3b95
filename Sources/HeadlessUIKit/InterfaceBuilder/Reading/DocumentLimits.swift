/// The limits beyond which a document is refused, which are far above the documents that Xcode saves.
struct DocumentLimits: Sendable {
  /// The size of the file, in bytes.
  var bytes = 8 << 20
  /// The number of levels of nested elements.
  var depth = 200
  /// The number of elements.
  var elements = 200_000
  /// The number of attributes of one element, each of which libxml2 compares with all before it.
  var attributes = 256

  static let standard = DocumentLimits()
}
