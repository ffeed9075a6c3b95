/// What a document says of a picture.
package struct ImageModel: Hashable, Sendable {
  /// The name of the picture.
  package let name: String
  /// Whether the picture is one of the system's symbols.
  package let isSystemImage: Bool

  /// Reads a picture from its attributes, or from an element of its own as Xcode writes it since version 13.
  init?(reading element: DocumentElement) {
    let reference = element.child(key: "image")
    let source = reference?.name == "imageReference" ? reference : nil
    guard let name = source?["image"] ?? element["image"], !name.isEmpty else { return nil }
    self.name = name
    isSystemImage = (source ?? element)["catalog"] == "system"
  }

  /// The picture.
  package var image: UIImage? { isSystemImage ? UIImage(systemName: name) : UIImage(named: name) }
}
