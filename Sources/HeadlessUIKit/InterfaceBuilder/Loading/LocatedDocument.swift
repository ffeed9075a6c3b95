import Foundation

/// Where a document was found.
struct LocatedDocument {
  /// The name it was found under, without an extension.
  let name: String
  /// The path of the file.
  let path: String
  /// The bundle that has the file.
  let bundle: Bundle
}
