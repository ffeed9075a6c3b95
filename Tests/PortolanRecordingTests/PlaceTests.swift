#if !canImport(UIKit)
  import FlawedApp
  import Foundation
  import Portolan
  import PortolanTestTraits
  import PortolanTool
  import Testing

  @testable import PortolanRecording

  /// Something in the place of a file, which no recorder has written.
  enum Obstacle: String, CaseIterable, Sendable {
    case folder, file, unreadable, link, brokenLink, pipe

    func put(at url: URL) throws {
      let target = url.deletingLastPathComponent().appending(path: "target")
      try Data("foreign".utf8).write(to: target)
      switch self {
      case .folder: try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      case .file: try Data("foreign".utf8).write(to: url)
      case .unreadable:
        try Data([0xFF]).write(to: url)
        chmod(url.path, 0)
      case .link: try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
      case .brokenLink: try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: "/nowhere")
      case .pipe: try #require(mkfifo(url.path, 0o600) == 0)
      }
    }
  }

  /// The kinds and contents of what is in a folder.
  private func contents(of folder: URL) throws -> [String: String] {
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: folder.path).reduce(into: [:]) { contents, name in
      let path = folder.appending(path: name).path
      let type = try manager.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      let data = type == .typeRegular ? manager.contents(atPath: path) : nil
      contents[name] = "\(type?.rawValue ?? "") \(data.map { String(decoding: $0, as: UTF8.self) } ?? "")"
    }
  }

  @Suite("The place of a recording", .limited)
  @MainActor
  struct PlaceTests {
    private func flushFault(of recorder: FlightRecorder) -> String? {
      do {
        try recorder.flush()
        return nil
      } catch { return "\(error)" }
    }

    @Test(
      "A file that no recorder has written stays as it is, flush names the mend, and the app goes on",
      arguments: Obstacle.allCases, ["", "1", "new"])
    func obstacle(_ obstacle: Obstacle, suffix: String) async throws {
      try await withFile { file in
        try obstacle.put(at: suffix.isEmpty ? file : file.appendingPathExtension(suffix))
        let before = try contents(of: file.deletingLastPathComponent())
        let app = try await FlawedUnderTool(options: .parse([]))
        let recorder = ToolRun(app).record(to: file)
        try await app.router.navigate(to: FlawedScreen.help)
        let fault = try #require(flushFault(of: recorder))
        #expect(fault.hasPrefix("Cannot record to ") && fault.contains(". To fix: "), "\(fault)")
        #expect(try contents(of: file.deletingLastPathComponent()) == before)
      }
    }

    @Test("A foreign file that begins with an empty line stays as it is", arguments: ["", "1", "new"])
    func emptyLine(suffix: String) async throws {
      try await withFile { file in
        let place = suffix.isEmpty ? file : file.appendingPathExtension(suffix)
        try Data("\nshopping list".utf8).write(to: place)
        let before = try contents(of: file.deletingLastPathComponent())
        let app = try await FlawedUnderTool(options: .parse([]))
        let recorder = ToolRun(app).record(to: file)
        try await app.router.navigate(to: FlawedScreen.help)
        #expect(flushFault(of: recorder) != nil)
        #expect(try contents(of: file.deletingLastPathComponent()) == before)
      }
    }

    @Test("A file that appears in the place of the next segment in the middle of a recording stays as it is")
    func later() async throws {
      try await withFile { file in
        let app = try await FlawedUnderTool(options: .parse([]))
        let recorder = FlightRecorder(for: app.router, to: .file(file, limit: 24 << 10))
        app.router.add(recorder)
        try await app.router.navigate(to: FlawedScreen.help)
        #expect(flushFault(of: recorder) == nil)
        try Obstacle.file.put(at: file.appendingPathExtension("1"))
        for number in 0..<60 { try await app.router.navigate(to: FlawedScreen.note(number % 3), animated: false) }
        let fault = try #require(flushFault(of: recorder))
        #expect(fault.contains("session.portolan.1\": the file there is no recording. To fix: "), "\(fault)")
        #expect(try String(contentsOf: file.appendingPathExtension("1"), encoding: .utf8) == "foreign")
        #expect(try lines(of: file).first?.kind == .header)
      }
    }

    @Test("A prepared segment that a crash has left is used again, and none is left after a flush")
    func leftover() async throws {
      try await withFile { file in
        try Data(repeating: UInt8(ascii: "\n"), count: 100).write(to: file.appendingPathExtension("new"))
        try Data().write(to: file)
        let app = try await FlawedUnderTool(options: .parse([]))
        let recorder = ToolRun(app).record(to: file)
        try await app.router.navigate(to: FlawedScreen.help)
        #expect(flushFault(of: recorder) == nil)
        #expect(try lines(of: file).first?.kind == .header)
        let names = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
        #expect(names.sorted() == ["session.portolan", "session.portolan.1"])
      }
    }

    @Test("A folder that is missing is named before the app starts", arguments: ["none/session.portolan", "."])
    func folder(name: String) async throws {
      try await withFile { file in
        let place = file.deletingLastPathComponent().appending(path: name)
        #expect(throws: FlightLogFault.self) { try FlightLog.file(place).check() }
        let left = try contents(of: file.deletingLastPathComponent())
        #expect(left.isEmpty)
      }
    }

    @Test("A journal changes nothing that no journal has written", arguments: Obstacle.allCases)
    func journal(obstacle: Obstacle) async throws {
      try await withFile { file in
        try obstacle.put(at: file)
        let before = try contents(of: file.deletingLastPathComponent())
        let journal = LaunchJournal(at: file)
        #expect(journal.begin("link"))
        journal.end("link")
        #expect(try contents(of: file.deletingLastPathComponent()) == before)
      }
    }
  }
#endif
