/// A cache of the documents that were read last, so that a screen that is shown often is read once.
@MainActor
final class DocumentCache<Document: Sendable> {
  /// The attributes of a file that change when the file is written.
  private typealias Stamp = (modified: Date?, size: Int?)

  private let capacity: Int
  /// The documents, the one that was used last at the end.
  private var entries: [(path: String, document: Document, stamp: Stamp)] = []

  /// Creates a cache of at most `capacity` documents.
  init(capacity: Int) { self.capacity = capacity }

  /// The number of cached documents.
  var count: Int { entries.count }

  /// Returns the document at `path`, and calls `read` if it is not cached or its file has changed.
  func document(
    at path: String, read: (Data) throws(InterfaceBuilderError) -> Document
  ) throws(InterfaceBuilderError) -> Document {
    let stamp = try stamp(of: path)
    let known = entries.firstIndex { $0.path == path }.map { entries.remove(at: $0) }
    if let known, known.stamp == stamp {
      entries.append(known)
      return known.document
    }
    let document = try read(try contents(of: path))
    if entries.count >= capacity { entries.removeFirst() }
    entries.append((path, document, stamp))
    return document
  }

  private func stamp(of path: String) throws(InterfaceBuilderError) -> Stamp {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let size = (attributes[.size] as? NSNumber)?.intValue
      let stamp: Stamp = (attributes[.modificationDate] as? Date, size)
      // Reads no more of a file than the limits accept.
      let limit = DocumentLimits.bytes
      guard let size, size > limit else { return stamp }
      throw InterfaceBuilderError(
        .tooLarge, file: path, message: "The file has \(size) bytes, more than the \(limit) accepted.")
    } catch let error as InterfaceBuilderError {
      throw error
    } catch {
      throw unreadable(path, error)
    }
  }

  private func contents(of path: String) throws(InterfaceBuilderError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw unreadable(path, error)
    }
  }

  private func unreadable(_ path: String, _ error: any Error) -> InterfaceBuilderError {
    let message = "The file cannot be read: \(error.localizedDescription)"
    return InterfaceBuilderError(.unreadableFile, file: path, message: message)
  }
}
