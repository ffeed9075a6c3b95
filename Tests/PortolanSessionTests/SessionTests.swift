import Foundation
import PortolanRecording
import PortolanTestTraits
import Testing

@Suite("Recorded sessions of the store", .limited)
@MainActor
struct SessionTests {
  /// The folder of the recordings that stay there if `PORTOLAN_RECORDINGS` names it.
  private static let chosen = ProcessInfo.processInfo.environment["PORTOLAN_RECORDINGS"]

  @Test("Ten stories or more can be played by code")
  func count() {
    #expect(StoreSession.all.count >= 10)
  }

  @Test("A session is recorded with the requests of its links and the settled hierarchy", arguments: StoreSession.all)
  func isRecorded(session: StoreSession) async throws {
    let folder = URL(filePath: Self.chosen ?? "\(FileManager.default.temporaryDirectory.path)/sessions-\(UUID())")
      .appending(path: "stories")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if Self.chosen == nil { try? FileManager.default.removeItem(at: folder) } }
    let file = folder.appending(path: "\(session).portolan")
    try await session.record(to: file)
    let lines = try Recording([Data(contentsOf: file)]).lines
    #expect(lines.first?.kind == .checkpoint)
    #expect(lines.contains { $0.kind == .result && $0.code == "reached" })
    #expect(lines.contains { $0.kind == .settled })
  }
}
