#if !canImport(UIKit)
  import BankTool
  import EstuaryApp
  import FlawedApp
  import Foundation
  import PortolanExecutor
  import PortolanTestTraits
  import PortolanTool
  @testable import PortolanVerifier
  import StoreTool
  import Testing

  @Suite("Random walks find nothing that was proved", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct VerifiedWalkTests {
    /// The apps, in which nothing contradicts what was proved.
    enum Walked: String, CaseIterable, Codable {
      case store = "the store"
      case modules = "the bank of three modules"
      case flawed = "the app with faults"
      case estuary = "the bank of forty screens"

      @MainActor
      func walk() async throws {
        switch self {
        case .store: try await VerifiedWalkTests.walk(StoreUnderTool.self)
        case .modules: try await VerifiedWalkTests.walk(BankUnderTool.self)
        case .flawed: try await VerifiedWalkTests.walk(FlawedUnderTool.self)
        case .estuary: try await VerifiedWalkTests.walk(EstuaryUnderTool.self)
        }
      }
    }

    @Test(
      "Random walks in an app find no state that contradicts the proofs of the verifier", .ownProcess,
      arguments: Walked.allCases)
    func walk(in app: Walked) async {
      await #expect(processExitsWith: .success) { [app] in try await app.walk() }
    }

    @Test("Random walks in an app with hidden state find a state that contradicts the proofs", .ownProcess)
    func hidden() async {
      await #expect(processExitsWith: .success) { try await VerifiedWalkTests.walkThroughHidden() }
    }

    private static func walkThroughHidden() async throws {
      try Verifying.run {
        let bounds = VerificationBounds(depth: 3, states: 60)
        var walk = try VerifiedWalk<Sabotaged<BankUnderTool>>(bounds, options: ["--rule", "alike"], seed: 1)
        try walk.walk(200, patience: 10)
        #expect(walk.contradictions.contains { $0.hasPrefix("the action leads elsewhere") })
      }
    }

    /// Explores an app and walks through it, and finds neither a contradiction nor a broken rule.
    ///
    /// `VERIFIED_WALKS` is the number of walks, `VERIFIED_WALKS_SEED` their seed, and `VERIFIED_WALKS_LOG` a file for a line on each app.
    private static func walk<App: VerifiableApp>(_ app: App.Type) async throws {
      let environment = ProcessInfo.processInfo.environment
      let count = environment["VERIFIED_WALKS"].flatMap { Int($0) } ?? 2
      let seed = environment["VERIFIED_WALKS_SEED"].flatMap { UInt64($0) } ?? 1
      try Verifying.run {
        var walk = try VerifiedWalk<App>(VerificationBounds(states: 300 + 10 * count), seed: seed)
        // Every other walk stays near the explored states.
        for number in 0..<count { try walk.walk(500, patience: number % 2 == 0 ? 3 : 500) }
        let stories = try walk.stories()
        #expect(walk.contradictions.isEmpty, "\(walk.contradictions.joined(separator: "\n\n"))")
        #expect(stories.isEmpty, "\(stories.joined(separator: "\n\n"))")
        let line =
          "\(App.self): \(count) walks, \(walk.count) actions, \(walk.provedCount) of them in explored states\n"
        guard let log = environment["VERIFIED_WALKS_LOG"] else { return }
        let known = (try? String(contentsOf: URL(filePath: log), encoding: .utf8)) ?? ""
        try OutputFile(log).write(known + line)
      }
    }
  }
#endif
