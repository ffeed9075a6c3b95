/// A document of Interface Builder.
protocol InterfaceDocument: Sendable {
  /// The elements that are not known here.
  var unknownElements: [UnknownElement] { get }

  /// Reads a document.
  init(data: Data, file: String) throws(InterfaceBuilderError)
}

/// The documents in use, each read once, with a warning about any unknown elements when it is read.
@MainActor
enum InterfaceDocuments {
  /// The attributes of a file that change when the file is written.
  private typealias Stamp = (modified: Date?, size: Int)

  private static var known: [String: (document: any InterfaceDocument, stamp: Stamp)] = [:]

  /// Returns the document at `path`, and reads it again if its file has changed.
  static func document<Document: InterfaceDocument>(at path: String) throws(InterfaceBuilderError) -> Document {
    let stamp = try stamp(of: path)
    if let entry = known[path], entry.stamp == stamp, let document = entry.document as? Document { return document }
    let document = try Document(data: attempt(path) { try Data(contentsOf: URL(filePath: path)) }, file: path)
    for element in document.unknownElements { warn(of: element, file: path) }
    known[path] = (document, stamp)
    return document
  }

  private static func stamp(of path: String) throws(InterfaceBuilderError) -> Stamp {
    let attributes = try attempt(path) { try FileManager.default.attributesOfItem(atPath: path) }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    // Reads no more of a file than the limits accept.
    let limit = DocumentLimits.bytes
    guard size > limit else { return (attributes[.modificationDate] as? Date, size) }
    throw InterfaceBuilderError(
      .tooLarge, file: path, message: "The file has \(size) bytes, more than the \(limit) accepted.")
  }

  private static func attempt<Value>(_ path: String, _ read: () throws -> Value) throws(InterfaceBuilderError) -> Value
  {
    do { return try read() } catch {
      let message = "The file cannot be read: \(error.localizedDescription)"
      throw InterfaceBuilderError(.unreadableFile, file: path, message: message)
    }
  }

  private static func warn(of element: UnknownElement, file: String) {
    let place = "\(file):\(element.line)"
    UIKitWarnings.warn(
      element.isPlainView
        ? "\(place): \(element.parent) becomes a plain view, as its kind is not known here."
        : "\(place): skipped <\(element.name)> in \(element.parent), which is not known here."
    )
  }
}
