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
    @Test("In the store")
    func store() async {
      await #expect(processExitsWith: .success) { try await VerifiedWalkTests.walk(StoreUnderTool.self) }
    }

    @Test("In the bank of three modules")
    func modules() async {
      await #expect(processExitsWith: .success) { try await VerifiedWalkTests.walk(BankUnderTool.self) }
    }

    @Test("In the app with faults")
    func flawed() async {
      await #expect(processExitsWith: .success) { try await VerifiedWalkTests.walk(FlawedUnderTool.self) }
    }

    @Test("In the bank of forty screens")
    func estuary() async {
      await #expect(processExitsWith: .success) { try await VerifiedWalkTests.walk(EstuaryUnderTool.self) }
    }

    private static func walk<App: VerifiableApp>(_ app: App.Type) async throws {
      let environment = ProcessInfo.processInfo.environment
      let count = environment["VERIFIED_WALKS"].flatMap { Int($0) } ?? 2
      try Verifying.run {
        var bounds = VerificationBounds(states: environment["VERIFIED_STATES"].flatMap { Int($0) } ?? 300)
        bounds.stage = .pairs
        let start = ContinuousClock.now
        var walk = try VerifiedWalk<App>(bounds, seed: 1)
        let explored = ContinuousClock.now - start
        for number in 0..<count { try walk.walk(500, patience: number % 2 == 0 ? 3 : 500) }
        if let log = environment["VERIFIED_WALKS_LOG"] {
          try OutputFile.write(
            try "\(explored) \(ContinuousClock.now - start) \(walk.count) actions, \(walk.provedCount) explored\n"
              + (walk.found + walk.stories()).joined(separator: "\n\n"), to: log + "\(App.self)")
        }
        #expect(walk.contradictions.isEmpty, "\(walk.contradictions.joined(separator: "\n\n"))")
      }
    }
  }
#endif
