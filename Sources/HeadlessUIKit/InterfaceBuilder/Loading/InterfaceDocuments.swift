/// The documents in use, each read once, with a warning about any unknown elements when it is read.
@MainActor
enum InterfaceDocuments {
  private static let nibs = DocumentCache<NibDocument>(capacity: 32)
  private static let storyboards = DocumentCache<StoryboardDocument>(capacity: 16)

  /// Returns the nib at `path`.
  static func nib(at path: String) throws(InterfaceBuilderError) -> NibDocument {
    try nibs.document(at: path) { (data) throws(InterfaceBuilderError) in
      let document = try NibDocument(data: data, file: path)
      warn(of: document.unknownElements, file: path)
      return document
    }
  }

  /// Returns the storyboard at `path`.
  static func storyboard(at path: String) throws(InterfaceBuilderError) -> StoryboardDocument {
    try storyboards.document(at: path) { (data) throws(InterfaceBuilderError) in
      let document = try StoryboardDocument(data: data, file: path)
      warn(of: document.unknownElements, file: path)
      return document
    }
  }

  private static func warn(of elements: [UnknownElement], file: String) {
    for element in elements {
      let place = "\(file):\(element.line)"
      UIKitWarnings.warn(
        element.isPlainView
          ? "\(place): \(element.parent) becomes a plain view, as its kind is not known here."
          : "\(place): skipped <\(element.name)> in \(element.parent), which is not known here."
      )
    }
  }
}
