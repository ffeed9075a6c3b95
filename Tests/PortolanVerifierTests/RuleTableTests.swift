#if !canImport(UIKit)
  import BankTool
  import EstuaryApp
  import FlawedApp
  import Foundation
  import PortolanExecutor
  import PortolanTestTraits
  import PortolanTool
  @testable import PortolanVerifier
  import Testing

  @Suite("Each rule finds its fault in three apps", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct RuleTableTests {
    /// The rules for which ``Sabotaged`` has a fault.
    nonisolated static let rules: [String] = [
      Rule.link, .twice, .refusal, .plan, .tree, .rest, .answer, .deadEnd, .growth, .leak, .coverage,
    ].map(\.rawValue)

    @Test("In the bank of three modules", arguments: rules)
    func modules(rule: String) async {
      await #expect(processExitsWith: .success) { [rule] in
        try await RuleTableTests.find(rule, in: Sabotaged<BankUnderTool>.self)
      }
    }

    @Test("In the bank of forty screens", arguments: rules.filter { $0 != "coverage" })
    func estuary(rule: String) async {
      await #expect(processExitsWith: .success) { [rule] in
        try await RuleTableTests.find(rule, in: Sabotaged<EstuaryUnderTool>.self)
      }
    }

    @Test("The faults that were planted in the bank of forty screens", arguments: EstuaryFault.allCases.map(\.rawValue))
    func planted(fault: String) async {
      await #expect(processExitsWith: .success) { [fault] in
        let story: [EstuaryFault: (rule: Rule, ways: [[String]])] = [
          .leakingChat: (.leak, [["link https://estuary.example/messages/1", "tap Fraud desk"]]),
          .deadEnd: (.deadEnd, [["link https://estuary.example/open-account", "tap Continue"]]),
          .clearedStack: (
            .plan, [["link https://estuary.example/accounts/1/statements", "link https://estuary.example/rates"]]
          ),
          .forgottenGuard: (
            .guarded,
            [["link https://estuary.example/cards/1", "tap PIN", "tap Confirm"], ["tap Menu", "tap My PIN"]]
          ),
        ]
        let planted = try #require(EstuaryFault(rawValue: fault).flatMap { story[$0] })
        for faults in [["--fault", fault], []] {
          let launches = planted.ways.map { StoryLaunch(options: ["--unlocked"] + faults, steps: $0) }
          let reason = try await EstuaryUnderTool.violation(of: planted.rule.rawValue, in: launches)
          #expect((reason != nil) == !faults.isEmpty, "\(fault): \(reason ?? "nothing")")
        }
      }
    }

    private static func find<Base>(_ rule: String, in app: Sabotaged<Base>.Type) async throws {
      var bounds = VerificationBounds(depth: rule == "coverage" ? 12 : 3, states: rule == "coverage" ? 5000 : 60)
      bounds.stage = rule == "coverage" ? .alone : .pairs
      var verification = Verification<Sabotaged<Base>>(bounds: bounds)
      verification.options = ["--rule", rule]
      let report = try verification.run()
      #expect(report.violations.contains { $0.rule == rule && $0.isConfirmed }, "\(report)")
    }
  }
#endif
