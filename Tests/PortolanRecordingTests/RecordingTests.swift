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

    @Test("A recording that begins in a compact width says so, and the replay has it, too")
    func compact() async throws {
      let recording = try await withFile { file in
        let app = try await FlawedUnderTool(options: .parse([]))
        try await ToolRun(app).perform("width compact")
        let lines = try await record(app, to: file, ["flawed://columns/detail"])
        let first = lines.first { $0.kind == .change }?.edits?.first
        #expect(first?.kind == .width && first?.value == UIUserInterfaceSizeClass.compact.rawValue)
        return try Recording([Data(contentsOf: file)])
      }
      let report = await Replay(recording, in: ToolRun(try await FlawedUnderTool(options: .parse([])))).play()
      #expect(report.difference == nil, "\(report)")
    }
  }
#endif
