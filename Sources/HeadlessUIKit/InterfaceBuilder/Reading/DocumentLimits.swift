/// The limits beyond which a document is refused, far above the documents that Xcode saves.
enum DocumentLimits {
  /// The size of the file, in bytes.
  static let bytes = 8 << 20
  /// The number of levels of nested elements.
  static let depth = 200
  /// The number of elements.
  static let elements = 200_000
  /// The number of attributes of one element; libxml2 compares each with all before it.
  static let attributes = 256
}
