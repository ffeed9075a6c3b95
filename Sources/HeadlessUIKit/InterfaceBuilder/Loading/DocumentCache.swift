import Foundation

/// A cache of the documents that were read last, so that a screen that is shown often is read once.
@MainActor
final class DocumentCache<Document: Sendable> {
  private struct Entry {
    let document: Document
    let stamp: Stamp
    var lastUse: Int
  }

  /// The attributes of a file that change when the file is written.
  private struct Stamp: Equatable {
    let modified: Date?
    let size: Int?
  }

  private let capacity: Int
  private var entries: [String: Entry] = [:]
  private var uses = 0

  /// Creates a cache of at most `capacity` documents.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of cached documents.
  var count: Int { entries.count }

  /// Returns the document at `path`, and calls `read` if it is not cached or its file has changed.
  func document(
    at path: String,
    read: (Data) throws(InterfaceBuilderError) -> Document
  ) throws(InterfaceBuilderError) -> Document {
    uses += 1
    let stamp = try stamp(of: path)
    if let entry = entries[path], entry.stamp == stamp {
      entries[path]?.lastUse = uses
      return entry.document
    }
    let document = try read(try contents(of: path))
    if entries[path] == nil, entries.count >= capacity { dropOldest() }
    entries[path] = Entry(document: document, stamp: stamp, lastUse: uses)
    return document
  }

  private func dropOldest() {
    guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    entries[oldest.key] = nil
  }

  private func stamp(of path: String) throws(InterfaceBuilderError) -> Stamp {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let size = (attributes[.size] as? NSNumber)?.intValue
      let stamp = Stamp(modified: attributes[.modificationDate] as? Date, size: size)
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
