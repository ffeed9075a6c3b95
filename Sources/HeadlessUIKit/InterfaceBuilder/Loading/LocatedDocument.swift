import Foundation

/// The location of a document.
struct LocatedDocument {
  /// The name under which the document was found, without an extension.
  let name: String
  /// The path of the file.
  let path: String
  /// The bundle that contains the file.
  let bundle: Bundle
}
