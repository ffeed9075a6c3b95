#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanExecutor
  import PortolanLinks
  import PortolanTestTraits
  import PortolanTool
  import Testing

  @testable import PortolanSimulator

  // Each test has a process of its own, as the virtual executor takes whatever resumes meanwhile on the main actor.
  @MainActor
  @Suite("An app that waits", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  struct SleepingAppTests {
    @Test("A sleep passes in virtual time, and by hand it waits for a step of the clock", .ownProcess)
    func sleep() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try VirtualExecutor.shared.run {
          let stage = try Stage<SleepingApp>(options: [], folder: nil)
          #expect(stage.perform("sleep").outcome == .done)
          // The sleep ends three seconds after a real instant, of which some may have passed when the executor is asked.
          #expect(stage.app.text == "Awake" && (2...3).contains(stage.clock.seconds))
          _ = stage.perform("clock manual")
          _ = stage.perform("sleep")
          #expect(stage.app.text == "Asleep" && stage.state.clock.waiting == 1)
          #expect(stage.perform("clock step").outcome == .done)
          #expect(stage.app.text == "Awake")
        }
      }
    }

    @Test("The process of the app tells the server of a change that no step made", .ownProcess)
    func unsolicited() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let pipe = Pipe()
        try VirtualExecutor.shared.run {
          let loop = WorkerLoop<SleepingApp>(
            RequestInbox(replies: MessageChannel(descriptor: pipe.fileHandleForWriting.fileDescriptor)))
          _ = try loop.answer(.launch(options: [], steps: [], expected: [], payloads: [:], folder: nil))
          _ = try loop.answer(.perform(step: "ask"))
          var waited = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
          for _ in 0..<20 where poll(&waited, 1, 0) == 0 { loop.turn() }
        }
        let message = try #require(MessageChannel(descriptor: pipe.fileHandleForReading.fileDescriptor).read())
        guard case .changed(let state) = try JSONDecoder().decode(WorkerReply.self, from: message) else {
          Issue.record("It is another message: \(String(decoding: message, as: UTF8.self))")
          return
        }
        #expect(state.windows[0].screen.html.contains("<p>Answered</p>"))
      }
    }
  }

  /// An app with steps that end later, in virtual and in real time.
  private final class SleepingApp: ToolApp {
    enum Screens: Screen, Codable {
      case only
    }

    typealias AppScreen = Screens

    let window = UIWindow()
    let router: DefaultRouter
    private let label = UILabel()
    var text: String? { label.text }

    init(options: NoOptions) async throws {
      router = DefaultRouter(window: window)
      let screen = UIViewController()
      label.text = "Asleep"
      screen.view.addSubview(label)
      window.rootViewController = screen
      window.makeKeyAndVisible()
    }

    nonisolated static var links: LinkTable<Screens> {
      LinkTable.trusting("https://sleep.example") { Link("/", Screens.only) }
    }

    nonisolated static var steps: [ToolStep<SleepingApp>] {
      [
        ToolStep("sleep") { app in
          app.label.text = "Asleep"
          Task {
            try await Task.sleep(for: .seconds(3))
            app.label.text = "Awake"
          }
        },
        ToolStep("ask") { app in
          Task {
            await withCheckedContinuation { answer in
              DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { answer.resume() }
            }
            app.label.text = "Answered"
          }
        },
      ]
    }
  }
#endif
