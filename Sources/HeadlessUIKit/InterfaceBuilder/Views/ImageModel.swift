/// The description of an image in a document.
package struct ImageModel: Hashable, Sendable {
  /// The name of the image.
  package let name: String
  /// A Boolean value that indicates whether the image is one of the system's symbols.
  package let isSystemImage: Bool

  /// Creates an image from attributes, or from an element of its own as Xcode writes it since version 13.
  ///
  /// - Parameters:
  ///   - element: The element that has the image.
  ///   - key: The property that holds the image.
  init?(reading element: DocumentElement, key: String = "image") {
    let reference = element.child(key: key)
    let source = reference?.name == "imageReference" ? reference : nil
    guard let name = source?["image"] ?? element[key], !name.isEmpty else { return nil }
    self.name = name
    isSystemImage = (source ?? element)["catalog"] == "system"
  }

  /// The image.
  package var image: UIImage? { isSystemImage ? UIImage(systemName: name) : UIImage(named: name) }
}
