#if !canImport(UIKit)
  import FlawedApp
  import Foundation
  import Portolan
  import PortolanTestTraits
  import PortolanTool
  import Testing

  @testable import PortolanRecording

  private enum MapScreen: Screen {
    case root, page(Int)
    var assembly: any Assembly { InlineAssembly { UIViewController() } }
    var route: Route<Self> { self == .root ? .rootInNavigation : .push(onto: .root) }
  }

  /// The screens of the other enum, one of which has another route.
  private enum OtherMapScreen: Screen {
    case root, page(Int)
    var assembly: any Assembly { InlineAssembly { UIViewController() } }
    var route: Route<Self> { self == .root ? .rootInNavigation : .present }
  }

  @Suite("A recording", .limited)
  @MainActor
  struct RecordingTests {
    @Test(
      "A recording has the requests, the results, the settled hierarchy, and the changes without a request, in order")
    func order() async throws {
      let app = try await FlawedUnderTool(options: .parse([]))
      let lines = try await withFile {
        try await record(app, to: $0, ["flawed://notes/7", "back", "tap Notes", "flawed://login", "swipe down"])
      }
      let texts = lines.filter { $0.kind != .background }.map { line in
        ([line.kind.rawValue, line.screen?.description, line.code] + (line.edits ?? []).map { $0.kind.rawValue })
          .compactMap(\.self).joined(separator: " ")
      }
      #expect(
        texts == [
          "header", "checkpoint", "request note(_:) #1", "result reached", "settled", "change pop", "change select",
          "request login", "result reached", "settled", "change dismiss",
        ])
    }

    @Test("The digest of the map of screens is another one if a route is, and not if a sample has another value")
    func map() {
      let digest = FlightRecorder.digest(of: [MapScreen.root, MapScreen.page(1)])
      #expect(digest == FlightRecorder.digest(of: [MapScreen.page(2), MapScreen.root]))
      #expect(digest != FlightRecorder.digest(of: [OtherMapScreen.root, OtherMapScreen.page(1)]))
      #expect(digest != FlightRecorder.digest(of: [MapScreen.root]))
    }

    @Test(
      "A recording that begins in a compact width says so, and the replay has it, too, also if the older segments are gone",
      arguments: [1, 80])
    func compact(count: Int) async throws {
      let app = try await FlawedUnderTool(options: .parse([]))
      try await ToolRun(app).perform("width compact")
      let recording = try await segments(of: app) { try await goOn(app, count) }
      #expect(recording.header?.width == UIUserInterfaceSizeClass.compact.rawValue)
      try await expectNoDifference(recording)
    }

    @Test(
      "A change of the width belongs to the recording, also before the first screen and after the older segments",
      arguments: [0, 80])
    func resized(count: Int) async throws {
      let app = try await FlawedUnderTool(options: .parse([]))
      app.window.rootViewController = UIViewController()
      let recording = try await segments(of: app) {
        try await ToolRun(app).perform(["width compact"])
        try await app.router.navigate(to: FlawedScreen.home, animated: false)
        try await goOn(app, count)
      }
      try await expectNoDifference(recording)
    }

    @Test(
      "A checkpoint that cannot be restored, such as a modal split view that has collapsed, is no fault of the stand-in"
    )
    func collapsed() async throws {
      let app = try await FlawedUnderTool(options: .parse([]))
      // A segment begins with one of so many turns.
      let recording = try await segments(of: app) {
        try await goOn(app, 1)
        for _ in 0..<30 { try await ToolRun(app).perform(["width compact", "width regular"]) }
      }
      let report = await Replay(recording, in: ToolRun(try await FlawedUnderTool(options: .parse([])))).play()
      #expect([nil, .notReplayable].contains(report.difference?.cause), "\(report)")
    }

    private func goOn(_ app: FlawedUnderTool, _ count: Int) async throws {
      for number in 0..<count { try await app.router.navigate(to: FlawedScreen.note(number % 3), animated: false) }
      try await ToolRun(app).perform(["flawed://columns/detail"])
    }

    /// Records some steps in a file that is soon full, and returns the segments that are left.
    private func segments(of app: FlawedUnderTool, _ steps: () async throws -> Void) async throws -> Recording {
      try await withFile { file in
        let recorder = FlightRecorder(for: app.router, to: .file(file, limit: 12 << 10))
        app.router.add(recorder)
        try await steps()
        try recorder.flush()
        let segments = try [file.appendingPathExtension("1"), file].compactMap {
          FileManager.default.fileExists(atPath: $0.path) ? try Data(contentsOf: $0) : nil
        }
        return try Recording(segments)
      }
    }

    private func expectNoDifference(_ recording: Recording) async throws {
      let report = await Replay(recording, in: ToolRun(try await FlawedUnderTool(options: .parse([])))).play()
      #expect(report.difference == nil, "\(report)")
    }
  }
#endif
