#if !canImport(UIKit)
  import FlawedApp
  import Foundation
  import Portolan
  import PortolanExecutor
  import PortolanTestTraits
  import PortolanTool
  import Testing

  @testable import PortolanSimulator

  // Each test has a process of its own, as the virtual executor takes whatever resumes meanwhile on the main actor.
  @MainActor
  @Suite("An app on the stage", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  struct StageTests {
    private typealias FlawedStage = Stage<FlawedUnderTool>

    /// Runs a body with a launched app on the virtual executor.
    private static func play(_ options: [String] = [], _ body: @MainActor (FlawedStage) throws -> Void) throws {
      try VirtualExecutor.shared.run {
        try Deadline.$pass.withValue(Deadline.Wait { try await VirtualExecutor.shared.sleep(for: $0) }) {
          let stage = try Stage<FlawedUnderTool>(options: options, folder: nil)
          try body(stage)
          for window in stage.windows { window.rootViewController = nil }
          _ = stage.clock.rest()
        }
      }
    }

    private static func top(_ stage: FlawedStage) -> String? {
      stage.state.windows.first?.lines.first { $0.hasSuffix("← top") }
    }

    @Test("A link reports its events and its plan, the same that was shown before", .ownProcess)
    func link() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try StageTests.play { stage in
          let preview = stage.plan("https://flawed.example/notes/7")
          let report = stage.perform("link https://flawed.example/notes/7")
          #expect(report.outcome == .done && report.plans == [preview])
          #expect(report.events.map(\.kind).contains("integrated"))
          #expect(preview.lines.contains(PlanReport.Line(verb: "build", text: "note(7) · push")))
        }
      }
    }

    @Test("A refused step has its reason and the steps that were possible", .ownProcess)
    func refusal() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try StageTests.play { stage in
          let report = stage.perform("tap Nothing")
          #expect(report.outcome == .refused && report.possible.contains("tap Help"))
          #expect(stage.perform("expect failure nothing on screen").outcome == .done)
          #expect(stage.perform("link https://flawed.example/settings").reason?.contains("require a login") == true)
        }
      }
    }

    @Test("A text that no story may contain is not a step", .ownProcess)
    func malformed() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try StageTests.play { stage in
          for text in ["fly", "expect", "launch", "clock back", ""] {
            #expect(throws: (any Error).self, "\(text)") { try stage.check(text) }
          }
          #expect(throws: Never.self) { try stage.check("clock step") }
        }
      }
    }

    @Test("The same steps lead to the same signature, and other steps to another", .ownProcess)
    func signature() async {
      await #expect(processExitsWith: .success) { @MainActor in
        var signatures: [String] = []
        for steps in [["tap Help", "tap Close"], ["tap Help", "tap Close"], ["tap Help"]] {
          try StageTests.play { stage in
            _ = stage.state
            for step in steps {
              _ = stage.perform(step)
              _ = stage.state
            }
            signatures.append(stage.state.signature)
          }
        }
        #expect(signatures[0] == signatures[1] && signatures[0] != signatures[2])
      }
    }

    @Test("On the manual clock a step of the user waits for steps of the clock", .ownProcess)
    func manualClock() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try StageTests.play { stage in
          _ = stage.perform("clock manual")
          #expect(stage.perform("link https://flawed.example/notes/7").outcome == .waiting)
          #expect(stage.state.clock.isManual && stage.state.clock.waiting > 0)
          var count = 0
          while stage.session.answers.open.count > 0, count < 10 {
            #expect(stage.perform("clock step").outcome == .done)
            count += 1
          }
          #expect(count > 0 && stage.session.answers.open.count == 0)
          #expect(StageTests.top(stage)?.contains("TextScreen") == true)
          _ = stage.perform("clock automatic")
          #expect(stage.perform("clock step").outcome == .refused)
        }
      }
    }

    @Test("A fault of a factory undoes the navigation, once", .ownProcess)
    func factoryFault() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try StageTests.play { stage in
          let before = stage.state.windows[0].lines
          #expect(stage.perform("fault the next factory throws").outcome == .done)
          #expect(stage.perform("link https://flawed.example/notes/7").outcome == .refused)
          #expect(stage.state.windows[0].lines == before)
          #expect(stage.perform("link https://flawed.example/notes/7").outcome == .done)
        }
      }
    }

    @Test("A fault of a guard denies the next navigation, once", .ownProcess)
    func guardFault() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try StageTests.play { stage in
          _ = stage.perform("fault the next guard denies")
          #expect(stage.perform("link https://flawed.example/help").outcome == .refused)
          #expect(stage.perform("link https://flawed.example/help").outcome == .done)
        }
      }
    }

    @Test("A late answer takes three seconds of virtual time", .ownProcess)
    func lateAnswer() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try StageTests.play { stage in
          _ = stage.perform("fault the next answer is late")
          #expect(stage.perform("link https://flawed.example/help").outcome == .done)
          #expect(stage.state.clock.seconds >= 3)
        }
      }
    }

    @Test("An app that does not come to rest is reported", .ownProcess)
    func restless() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try StageTests.play(["--fault", "endlessTask"]) { stage in
          #expect(stage.perform("tap Refresh").outcome == .restless)
          VirtualExecutor.shared.discard()
        }
      }
    }

    @Test("The tree has the screens with their links, and plans to them", .ownProcess)
    func tree() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try StageTests.play { stage in
          _ = stage.perform("link https://flawed.example/notes/7")
          var nodes = [try #require(stage.state.windows[0].tree)]
          var note: TreeNode?
          while let node = nodes.popLast() {
            nodes += node.children + node.presented
            if node.screen == "note(7)" { note = node }
          }
          let found = try #require(note)
          #expect(found.link == "https://flawed.example/notes/7" && found.isTop)
          #expect(stage.plan(controller: found.id).isReached)
          #expect(stage.plan(controller: 9999).failure != nil)
        }
      }
    }

    @Test("The offered expectations hold", .ownProcess)
    func expectations() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try StageTests.play { stage in
          _ = stage.perform("tap Help")
          let offered = stage.state.windows[0].expectations
          #expect(offered.contains("expect top help"))
          for expectation in offered {
            #expect(stage.perform(expectation).outcome == .done, "\(expectation)")
          }
        }
      }
    }

    @Test("A payload is delivered by its name, and files of this machine are not read", .ownProcess)
    func payloads() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try StageTests.play { stage in
          stage.session.payloads["note.json"] = #"{"url": "https://flawed.example/notes/7"}"#
          #expect(stage.perform("notify note.json").outcome == .done)
          #expect(stage.perform("notify /etc/hostname").reason?.contains("drop its file") == true)
        }
      }
    }

    @Test("A replay that leads elsewhere names the first step that differs", .ownProcess)
    func difference() async {
      await #expect(processExitsWith: .success) { @MainActor in
        try StageTests.play { _ in
          let loop = WorkerLoop<FlawedUnderTool>(RequestInbox(replies: MessageChannel(descriptor: STDERR_FILENO)))
          let steps = ["tap Help", "tap Close", "tap Nothing"]
          var expected: [String] = []
          let first = try Stage<FlawedUnderTool>(options: [], folder: nil)
          _ = first.state
          for step in steps {
            _ = first.perform(step)
            expected.append(first.state.signature)
          }
          expected[2] = "other"
          let reply = try loop.answer(
            .launch(options: [], steps: steps, expected: expected, payloads: [:], folder: nil))
          guard case .launched(_, let difference) = reply else {
            Issue.record("It did not launch: \(reply)")
            return
          }
          #expect(difference?.index == 2 && difference?.reason?.contains("nothing on screen") == true)
        }
      }
    }

    @Test("A rule judges a notification whose payload is in a file of the story or on the page", .ownProcess)
    func ruleAboutPayload() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let payload = #"{"url": "flawed://notes"}"#
        try Data(payload.utf8).write(to: folder.appending(path: "push.json"))
        try StageTests.play { _ in
          let loop = WorkerLoop<FlawedUnderTool>(RequestInbox(replies: MessageChannel(descriptor: STDERR_FILENO)))
          for (payloads, path) in [([:], folder.path), (["push.json": payload], nil)] as [([String: String], String?)] {
            let reply = try loop.answer(
              .rule(
                name: "answer", options: ["--fault", "doubleAnswer"], steps: ["notify push.json"], payloads: payloads,
                folder: path))
            guard case .ruled(violation: "an event was answered twice"?) = reply else {
              Issue.record("The rule holds: \(reply)")
              continue
            }
          }
          let error = #expect(throws: StepFault.self) {
            try loop.answer(
              .rule(name: "answer", options: [], steps: ["notify /etc/hostname"], payloads: [:], folder: nil))
          }
          #expect(error?.reason.contains("drop its file") == true)
        }
      }
    }

    @Test("A task of an app that ran before does not keep the next app from its rest", .ownProcess)
    func leftover() async {
      await #expect(processExitsWith: .success) { @MainActor in
        VirtualExecutor.shared.run {
          Task { try? await VirtualExecutor.shared.sleep(for: .seconds(7200)) }
          VirtualExecutor.shared.drain()
        }
        #expect(VirtualExecutor.shared.delayedCount == 1)
        try StageTests.play { stage in #expect(stage.perform("link https://flawed.example/help").outcome == .done) }
      }
    }

    @Test("A launch with unknown options fails with a reason", .ownProcess)
    func launch() async {
      await #expect(processExitsWith: .success) { @MainActor in
        #expect(throws: (any Error).self) { try StageTests.play(["--no-such-option"]) { _ in } }
      }
    }
  }
#endif
