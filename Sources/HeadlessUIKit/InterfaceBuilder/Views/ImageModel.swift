/// What a document says of a picture.
package struct ImageModel: Hashable, Sendable {
  /// The name of the picture.
  package let name: String
  /// Whether the picture is one of the system's symbols.
  package let isSystemImage: Bool

  /// Reads a picture from its attributes, or from an element of its own as Xcode writes it since version 13.
  ///
  /// - Parameter key: The property that holds the picture.
  init?(reading element: DocumentElement, key: String = "image") {
    let reference = element.child(key: key)
    let source = reference?.name == "imageReference" ? reference : nil
    guard let name = source?["image"] ?? element[key], !name.isEmpty else { return nil }
    self.name = name
    isSystemImage = (source ?? element)["catalog"] == "system"
  }

  /// The picture.
  package var image: UIImage? { isSystemImage ? UIImage(systemName: name) : UIImage(named: name) }
}
