import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The documents that are kept")
struct DocumentCacheTests {
  private final class Files {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Portolan-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to name: String) throws -> String {
      let url = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return url.path
    }
  }

  @Test("A file is read once, and again when it has changed")
  func changes() throws {
    let files = try Files()
    let cache = DocumentCache<Int>(capacity: 2)
    var reads = 0
    let read: (Data) throws(InterfaceBuilderError) -> Int = { data in
      reads += 1
      return data.count
    }
    let path = try files.write("abc", to: "a")
    #expect(try cache.document(at: path, read: read) == 3)
    #expect(try cache.document(at: path, read: read) == 3)
    #expect(reads == 1)
    _ = try files.write("abcd", to: "a")
    #expect(try cache.document(at: path, read: read) == 4)
    #expect(reads == 2)
  }

  @Test("Only so many are kept, and what was used last stays")
  func bounded() throws {
    let files = try Files()
    let cache = DocumentCache<String>(capacity: 2)
    var reads: [String] = []
    let read: (Data) throws(InterfaceBuilderError) -> String = { data in
      reads.append(String(decoding: data, as: UTF8.self))
      return reads.last ?? ""
    }
    let paths = try ["a", "b", "c"].map { try files.write($0, to: $0) }
    for index in [0, 1, 0, 2, 0, 1] { _ = try cache.document(at: paths[index], read: read) }
    #expect(reads == ["a", "b", "c", "b"])
    #expect(cache.count == 2)
  }

  @Test("A file that is missing or too large is an error, and nothing is kept")
  func unreadable() throws {
    let files = try Files()
    let cache = DocumentCache<Int>(capacity: 2)
    let read: (Data) throws(InterfaceBuilderError) -> Int = { $0.count }
    let missing = #expect(throws: InterfaceBuilderError.self) {
      try cache.document(at: files.folder.appendingPathComponent("lost").path, read: read)
    }
    #expect(missing?.reason == .unreadableFile)
    let path = try files.write(String(repeating: "x", count: (8 << 20) + 1), to: "large")
    let large = #expect(throws: InterfaceBuilderError.self) { try cache.document(at: path, read: read) }
    #expect(large?.reason == .tooLarge)
    #expect(cache.count == 0)
  }
}
