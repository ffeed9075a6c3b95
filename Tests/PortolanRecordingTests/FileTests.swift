#if !canImport(UIKit)
  import FlawedApp
  import Foundation
  import Portolan
  import PortolanTestTraits
  import PortolanTool
  import Testing

  @testable import PortolanRecording

  /// A text that is no recording, with a part of the error.
  struct HostileText: CustomTestStringConvertible, Sendable {
    let text: String
    let reason: String
    var testDescription: String { reason }
  }

  /// An observer that ends the process when a screen is reached.
  @MainActor
  private final class DyingObserver: RouterObserver {
    func router(did event: NavigationEvent) {
      if case .reached = event.what { abort() }
    }
  }

  @Suite("The file of a recording", .limited)
  @MainActor
  struct FileTests {
    nonisolated private static let header =
      #"{"kind":"header","at":0,"header":{"format":1,"recording":"r","app":"","portolan":"","system":"","locale":"","table":""}}"#

    private func fault(_ texts: String...) -> String {
      do {
        _ = try Recording(texts.map { Data($0.utf8) })
        return "none"
      } catch { return "\(error)" }
    }

    @Test("A last line that is torn at any byte is skipped, and the lines before it are read")
    func torn() async throws {
      let data = try await withFile { file in
        _ = try await record(FlawedUnderTool(options: .parse([])), to: file, ["flawed://notes/7"])
        return try Data(contentsOf: file)
      }
      let whole = try Recording([data]).lines.count
      let end = try #require(data.dropLast().lastIndex(of: UInt8(ascii: "\n")))
      for count in stride(from: end + 2, to: data.count - 1, by: 7) {
        #expect(try Recording([data.prefix(count)]).lines.count == whole - 1)
      }
      #expect(try Recording([data.prefix(end + 1)]).lines.count == whole - 1)
    }

    @Test(
      "A file that is no recording, or a hostile one, has an error with the reason",
      arguments: [
        ("", "it is empty"), ("hello\n", "line 1 is not a line of a recording"),
        (header + "\nhello\n{}\n", "line 2 is not a line of a recording"),
        (#"{"kind":"background","at":1}"# + "\n", "it does not begin with a header"),
        (header + "\n" + #"{"kind":"checkpoint","at":1}"# + "\n", "line 2 lacks what a line of its kind has"),
        (header + "\n" + #"{"kind":"result","at":1,"request":"7"}"# + "\n{}\n", "line 2 is not"),
        (header + "\n" + #"{"kind":"result","at":1e400}"# + "\n{}\n", "line 2 is not"),
        (header + "\n" + #"{"kind":"request","at":1,"request":1,"screen":{"values":[]}}"# + "\n{}\n", "line 2 is not"),
        (header + "\n" + String(repeating: "[", count: 100_000) + "\n{}\n", "line 2 is not"),
        (
          header + "\n" + #"{"kind":"settled","at":1,"tree":[{"level":3,"type":"A"}]}"# + "\n",
          "the hierarchy in line 2 is no tree of at most 200 levels"
        ),
        (
          header + "\n" + #"{"kind":"settled","at":1,"tree":["#
            + (0..<300).map { #"{"level":\#($0),"type":"A"}"# }.joined(separator: ",") + "]}\n",
          "the hierarchy in line 2 is no tree of at most 200 levels"
        ),
        (
          header.replacing("\"format\":1", with: "\"format\":2"),
          "it has format 2, and this version of Portolan reads 1. To fix: update Portolan."
        ),
        (#"{"header":{"format":7,"new":true},"other":[]}"#, "it has format 7"),
      ].map(HostileText.init))
    func faults(hostile: HostileText) {
      #expect(fault(hostile.text).contains(hostile.reason))
      #expect(fault(hostile.text).contains("To fix: "))
    }

    @Test("A file of 100 MB is refused before it is read line by line")
    func large() {
      let line = #"{"at":1,"kind":"background"}"# + "\n"
      let text =
        Self.header + "\nno line of a recording\n" + String(repeating: line, count: (100 << 20) / line.utf8.count + 1)
      #expect(fault(text).contains("it has 100 MB, and a recording has at most 16"))
    }

    @Test(
      "A recording has two segments at most, each begins with a header and a checkpoint, and both together keep the limit"
    )
    func segments() async throws {
      let (limit, count) = (64 << 10, 300)
      try await withFile { file in
        let app = try await FlawedUnderTool(options: .parse([]))
        let recorder = FlightRecorder(for: app.router, to: .file(file, limit: limit))
        app.router.add(recorder)
        for number in 0..<count {
          try await app.router.navigate(to: FlawedScreen.note(number % 3), animated: false)
          await Task.yield()
          try recorder.flush()
          let older = file.appendingPathExtension("1")
          let sizes = [file, older].map { (try? Data(contentsOf: $0).count) ?? 0 }
          #expect(sizes.reduce(0, +) <= limit)
        }
        let segments = [file.appendingPathExtension("1"), file]
        for segment in segments {
          #expect(try lines(of: segment).prefix(2).map(\.kind) == [.header, .checkpoint])
        }
        let recording = try Recording(try segments.map { try Data(contentsOf: $0) })
        #expect(recording.lines.contains { $0.request != nil })
        let report = await Replay(recording, in: ToolRun(try await FlawedUnderTool(options: .parse([])))).play()
        #expect(report.difference == nil, "\(report)")
      }
    }

    @Test("A recorder keeps the recording of the launch before as the older segment")
    func launches() async throws {
      try await withFile { file in
        _ = try await record(FlawedUnderTool(options: .parse([])), to: file, ["flawed://help"])
        let first = try Data(contentsOf: file)
        _ = try await record(FlawedUnderTool(options: .parse([])), to: file, ["flawed://about"])
        #expect(try Data(contentsOf: file.appendingPathExtension("1")) == first)
        let recording = try Recording([first, Data(contentsOf: file)])
        #expect(recording.lines.compactMap(\.screen?.shape) == ["about"])
      }
    }

    @Test(
      "A process that ends in the middle loses no line that was written before, and leaves a file that is read",
      .ownProcess)
    func crash() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "crash-\(getpid())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      await #expect(processExitsWith: .failure) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "crash-\(getppid())")
        let app = try await FlawedUnderTool(options: .parse([]))
        let run = await ToolRun(app)
        _ = await run.record(to: folder.appending(path: "session.portolan"))
        try await app.router.navigate(to: FlawedScreen.note(1))
        await app.router.add(DyingObserver())
        try await app.router.navigate(to: FlawedScreen.note(2))
      }
      let data = try Data(contentsOf: folder.appending(path: "session.portolan"))
      let lines = try Recording([data]).lines
      #expect(lines.map(\.kind).prefix(3) == [.checkpoint, .request, .result])
      #expect(lines.last?.kind == .request && lines.last?.screen != lines[1].screen, "\(lines.map(\.kind))")
      // The line after it, torn at a byte, is no fault either.
      let end = try #require(data.lastIndex { $0 != UInt8(ascii: "\n") })
      let torn = data[...end] + Data("\n{\"at\":1,\"ki\n\n\n".utf8)
      #expect(try Recording([torn]).lines.count == lines.count)
    }

    @Test("After a flush, the file has its lines alone, and the recording goes on behind them")
    func flush() async throws {
      try await withFile { file in
        let app = try await FlawedUnderTool(options: .parse([]))
        let recorder = ToolRun(app).record(to: file)
        var texts: [String] = []
        for number in 0..<3 {
          try await app.router.navigate(to: FlawedScreen.note(number))
          try recorder.flush()
          let text = try String(contentsOf: file, encoding: .utf8)
          #expect(text.hasPrefix(texts.last ?? "") && text != texts.last && text.hasSuffix("}\n"))
          texts.append(text)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).count == 1)
      }
    }

    @Test("A line that is longer than a segment ends the recording with an error, and the earlier lines are kept")
    func overlong() async throws {
      try await withFile { file in
        let log = FlightFile(
          .file(file, limit: 3000),
          FlightHeader(recording: "", app: "", portolan: "", system: "", locale: "", table: ""))
        log.write(FlightLine(.background))
        var line = FlightLine(.request)
        line.step = String(repeating: "A", count: 2000)
        log.write(line)
        log.write(FlightLine(.background))
        #expect(throws: (any Error).self) { try log.flush() }
        let kept = try lines(of: file.appendingPathExtension("1"))
        #expect(kept.map(\.kind) == [.header, .background])
      }
    }

    @Test("A file that cannot be written is reported by flush, and the app goes on")
    func unwritable() async throws {
      let app = try await FlawedUnderTool(options: .parse([]))
      let recorder = FlightRecorder(for: app.router, to: .file(URL(filePath: "/nowhere/at/all.portolan")))
      app.router.add(recorder)
      try await app.router.navigate(to: FlawedScreen.help)
      #expect(throws: (any Error).self) { try recorder.flush() }
    }
  }
#endif
