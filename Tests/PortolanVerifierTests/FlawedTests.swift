#if !canImport(UIKit)
  import FlawedApp
  import Foundation
  import PortolanExecutor
  import PortolanTestTraits
  import PortolanTool
  import PortolanVerifier
  import Testing

  @Suite("The verification finds what is planted", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct FlawedTests {
    /// A fault with the rule that it breaks.
    struct Planted: CustomTestStringConvertible, Sendable {
      let fault: Fault
      let rule: Rule
      var bounds = VerificationBounds(depth: 3, states: 120)
      /// The last action of the story, if another one breaks the rule as well.
      var action: String?

      var testDescription: String { "\(fault)" }
    }

    nonisolated static let planted: [Planted] = [
      Planted(fault: .modalWithoutExit, rule: .deadEnd),
      Planted(fault: .missingGuard, rule: .guarded),
      Planted(fault: .secondLogin, rule: .twice),
      Planted(fault: .endlessPush, rule: .growth, bounds: VerificationBounds(depth: 3, states: 700)),
      Planted(fault: .retainCycle, rule: .leak),
      Planted(fault: .endlessTask, rule: .rest),
      Planted(fault: .lyingContainer, rule: .plan),
      Planted(fault: .forgottenValue, rule: .restoration),
      Planted(fault: .hiddenState, rule: .alike),
      Planted(fault: .unreachableScreen, rule: .coverage, bounds: VerificationBounds(depth: 2, states: 300)),
      Planted(fault: .sameInstance, rule: .link),
      Planted(fault: .wrongScreen, rule: .link),
      Planted(fault: .wrongDismissal, rule: .plan),
      Planted(fault: .doubleAnswer, rule: .answer),
      Planted(fault: .narrowLaunch, rule: .restoration, bounds: VerificationBounds(depth: 3, states: 700)),
      Planted(fault: .lostDetail, rule: .rotation, bounds: VerificationBounds(depth: 3, states: 700)),
      Planted(fault: .strayChild, rule: .tree),
      Planted(fault: .refusalWithEffect, rule: .refusal),
      Planted(fault: .refusedTap, rule: .refusal),
      Planted(fault: .secondReminder, rule: .twice, action: "remind"),
      Planted(fault: .unguardedSwipe, rule: .guarded, action: "swipe row Second and choose Settings"),
      Planted(
        fault: .staysLoggedOut, rule: .revalidated, bounds: VerificationBounds(depth: 3, states: 700),
        action: "log out"),
      Planted(fault: .menuDeadEnd, rule: .deadEnd, action: "choose Tips in the menu of Refresh"),
    ]

    @Test("Each fault breaks its rule, and a story of at most six lines fails at its last line", .ownProcess)
    func found() async {
      // Nothing of other tests is in a process of its own.
      await #expect(processExitsWith: .success) {
        for planted in FlawedTests.planted { try await FlawedTests.find(planted) }
      }
    }

    private static func find(_ planted: Planted) async throws {
      let report = try verification(of: planted).run()
      let violation = try #require(
        report.violations.first {
          $0.rule == planted.rule.rawValue && (planted.action == nil || $0.ways.last?.last == planted.action)
        }, "\(planted.fault) was not found")
      #expect(violation.isConfirmed, "\(planted.fault)")
      let lines = violation.storyLines
      #expect(lines.count <= 6, "\(violation)")
      // No action leads to a screen that cannot be reached.
      if planted.rule == .coverage { return }
      let folder = try TemporaryStories()
      defer { folder.remove() }
      let file = try folder.write(lines)
      let error = await #expect(throws: (any Error).self) { try await FlawedUnderTool.play(file) }
      let text = error.map { "\($0)" } ?? ""
      #expect(text.contains(":\(lines.count):"), "\(text)")
      #expect(text.contains(violation.reason), "\(text)")
    }

    @Test("A rule in a story judges a notification whose payload is a file beside the story", .ownProcess)
    func payloadOfStory() async {
      await #expect(processExitsWith: .success) { try await FlawedTests.playPayload() }
    }

    private static func playPayload() async throws {
      let folder = try TemporaryStories()
      defer { folder.remove() }
      let file = try folder.write(["launch --fault doubleAnswer", "notify push.json", "expect rule answer"])
      let missing = await #expect(throws: (any Error).self) { try await FlawedUnderTool.play(file) }
      let reason = missing.map { "\($0)" } ?? ""
      #expect(reason.contains(":3:") && reason.contains("there is no such file"), "\(reason)")
      try Data(#"{"url": "flawed://notes"}"#.utf8).write(to: folder.url.appending(path: "push.json"))
      let error = await #expect(throws: (any Error).self) { try await FlawedUnderTool.play(file) }
      #expect(error.map { "\($0)" }?.contains("an event was answered twice") == true)
    }

    @Test("Every rule has a fault that breaks it")
    func everyRule() {
      // An action that ends its process is for the tests of processes.
      #expect(Set(Self.planted.map(\.rule)).union([.trap]) == Set(Rule.allCases))
      #expect(Set(Self.planted.map(\.fault)).union([.trap, .hang]) == Set(Fault.allCases))
    }

    @Test("The app without faults is clean", .ownProcess)
    func clean() async {
      await #expect(processExitsWith: .success) {
        let report = try await FlawedUnderTool.verify(states: 300, depth: 4)
        #expect(report.states == 300)
        #expect(!report.isComplete)
      }
    }

    @Test("The same seed gives the same exploration", .ownProcess)
    func repeatable() async {
      await #expect(processExitsWith: .success) { try await FlawedTests.exploreTwice() }
    }

    private static func exploreTwice() throws {
      var bounds = VerificationBounds(depth: 3, states: 200)
      bounds.seed = 7
      let reports = try (0..<2).map { _ in try Verification<FlawedUnderTool>(bounds: bounds).run() }
      #expect(reports[0].transitions == reports[1].transitions)
      #expect(reports[0].launches == reports[1].launches)
    }

    private static func verification(of planted: Planted) -> Verification<FlawedUnderTool> {
      var verification = Verification<FlawedUnderTool>(bounds: planted.bounds)
      verification.options = ["--fault", planted.fault.rawValue]
      return verification
    }
  }

  /// A folder for stories that the test removes.
  struct TemporaryStories {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appending(path: "Portolan-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func write(_ lines: [String]) throws -> URL {
      let file = url.appending(path: "found.story")
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      return file
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
  }
#endif
