extension DocumentElement {
  /// The types of documents that Interface Builder saves for UIKit.
  enum DocumentType: String {
    case nib = "xib"
    case storyboard
  }

  /// Throws unless the element is the root of a document of a type, for a phone or a television.
  func require(_ type: DocumentType, file: String) throws(InterfaceBuilderError) {
    let written = self["type"] ?? ""
    let isForUIKit = written.contains(".CocoaTouch.") || written.contains(".AppleTV.")
    let found: DocumentType = written.contains(".Storyboard") ? .storyboard : .nib
    guard name == "document", isForUIKit, found == type else {
      let message = "This is not a UIKit \(type.rawValue) as Interface Builder saves it."
      throw InterfaceBuilderError(.unexpectedContent, file: file, element: label, line: line, message: message)
    }
  }
}
