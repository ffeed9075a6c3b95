#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanLinks
  import PortolanTestTraits
  import PortolanTool
  import Testing

  @testable import PortolanRecording

  /// The screens of an app whose modals have buttons to close them.
  private enum HallScreen: Screen, Codable, Linkable {
    case hall, terms, letter, notice

    static let links = LinkTable<HallScreen>.trusting("https://hall.example") {
      Link("/", .hall)
      Link("/terms", .terms)
      Link("/letter", .letter)
      Link("/notice", .notice)
    }

    var assembly: any Assembly {
      InlineAssembly {
        let viewController = UIViewController()
        viewController.title = "\(self)"
        let isNotice = self == .notice
        viewController.loadViewIfNeeded()
        for title in isNotice ? [] : ["Read", "Close"] {
          let action = UIAction(title: title) { [weak viewController] _ in
            if title == "Close" { viewController?.presentingViewController?.dismiss(animated: true) }
          }
          viewController.view.addSubview(UIButton(type: .system, primaryAction: action))
        }
        return viewController
      }
    }

    var route: Route<Self> {
      switch self {
      case .hall: .rootInNavigation
      case .terms, .notice: .present(as: .fullScreen)
      case .letter: .present
      }
    }
  }

  private final class HallUnderTool: ToolApp {
    typealias AppScreen = HallScreen

    let window = UIWindow()
    let router: DefaultRouter

    init(options: NoOptions) async throws {
      router = DefaultRouter(window: window)
      window.makeKeyAndVisible()
      window.rootViewController = UIViewController()
      try await router.navigate(to: HallScreen.hall, animated: false)
    }

    nonisolated static var samples: [HallScreen] { [.hall, .terms, .letter, .notice] }
  }

  private enum HallTool: PortolanCommand {
    typealias App = HallUnderTool

    static let name = "hall"
  }

  @Suite("The story of a recording", .limited)
  @MainActor
  struct StoryOfReplayTests {
    /// Returns the story of a session that must hold.
    private func story(_ session: (ToolRun<HallUnderTool>) async throws -> Void) async throws -> [String] {
      try await withFile { file in
        let app = try await HallUnderTool(options: .parse([]))
        let run = ToolRun(app)
        _ = await run.settle()
        let recorder = run.record(to: file)
        try await session(run)
        try recorder.flush()
        let report = try await Replay.report(of: Recording([Data(contentsOf: file)])) {
          ToolRun(try await HallUnderTool(options: .parse([])))
        }
        #expect(report.difference == nil, "\(report)")
        let path = file.appendingPathExtension("story").path
        try report.story.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        let played = await HallTool.outcome(of: ["play", path])
        #expect(played.status == .done, "\(played) \(report.story)")
        return report.story
      }
    }

    @Test("A modal that no swipe closes leaves by its button in the story of a recording, and the story holds")
    func button() async throws {
      let story = try await story { run in
        try await run.perform(["https://hall.example/terms", "tap Read", "tap Close", "https://hall.example/letter"])
      }
      #expect(story.contains("tap Close") && !story.contains("swipe down"), "\(story)")
    }

    @Test("A sheet that was swiped away leaves by a swipe in the story of a recording")
    func swipe() async throws {
      let story = try await story { run in
        try await run.perform(["https://hall.example/letter", "swipe down", "https://hall.example/terms"])
      }
      #expect(story.contains("swipe down"), "\(story)")
    }

    @Test("A modal that only code of the app can close is a comment in the story of a recording")
    func code() async throws {
      let story = try await withFile { file in
        let app = try await HallUnderTool(options: .parse([]))
        let run = ToolRun(app)
        _ = await run.settle()
        let recorder = run.record(to: file)
        try await run.perform(["https://hall.example/notice"])
        app.window.rootViewController?.dismiss(animated: false)
        _ = await run.settle()
        try recorder.flush()
        let report = try await Replay.report(of: Recording([Data(contentsOf: file)])) {
          ToolRun(try await HallUnderTool(options: .parse([])))
        }
        #expect(report.difference == nil, "\(report)")
        return report.story
      }
      #expect(story.contains("# the code of the app changed notice"), "\(story)")
      #expect(!story.contains("swipe down"), "\(story)")
    }
  }
#endif
