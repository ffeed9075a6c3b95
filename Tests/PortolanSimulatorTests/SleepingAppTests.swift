#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanExecutor
  import PortolanLinks
  import PortolanTestTraits
  import PortolanTool
  import Testing

  @testable import PortolanSimulator

  @MainActor
  @Suite("An app that waits in real time", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  struct SleepingAppTests {
    @Test("A change after a sleep is seen when it comes")
    func sleep() throws {
      try VirtualExecutor.shared.run {
        let stage = try Stage<SleepingApp>(options: [], folder: nil)
        #expect(stage.perform("sleep").outcome == .done)
        var count = 0
        while !stage.app.isAwake, count < 200 {
          _ = VirtualExecutor.shared.waitForArrival(upTo: 0.05)
          _ = stage.clock.rest()
          count += 1
        }
        #expect(stage.app.isAwake)
        #expect(stage.perform("expect text Awake").outcome == .done)
      }
    }

    @Test("The process of the app tells the server of a change that no step made")
    func unsolicited() throws {
      let (server, worker) = try #require(Descriptor.pair())
      try VirtualExecutor.shared.run {
        let loop = WorkerLoop<SleepingApp>(WorkerInbox(descriptor: worker))
        _ = try loop.answer(.launch(options: [], steps: [], expected: [], payloads: [:], folder: nil))
        _ = try loop.answer(.perform(step: "sleep"))
        var count = 0
        while Descriptor.wait(for: [server], upTo: 0).isEmpty, count < 20 {
          loop.turn()
          count += 1
        }
      }
      var reader = LineReader(descriptor: server)
      let next = reader.next()
      let line = try #require(next)
      guard case .changed(let state, _) = try JSONDecoder().decode(WorkerReply.self, from: line) else {
        Issue.record("It is another message: \(String(decoding: line, as: UTF8.self))")
        return
      }
      #expect(state.windows[0].screen.html.contains("<p>Awake</p>"))
    }
  }

  /// An app with a step that ends later, in real time.
  private final class SleepingApp: ToolApp {
    enum Screens: Screen, Codable {
      case only
    }

    typealias AppScreen = Screens

    let window = UIWindow()
    let router: DefaultRouter
    private let label = UILabel()
    private(set) var isAwake = false

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
          Task {
            try await Task.sleep(for: .milliseconds(20))
            app.label.text = "Awake"
            app.isAwake = true
          }
        }
      ]
    }
  }
#endif
