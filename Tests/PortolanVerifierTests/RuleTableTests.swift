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
    ///
    /// A trap would end the process of the test.
    nonisolated static let rules: [String] = Rule.allCases.filter { $0 != .trap }.map(\.rawValue)

    /// The rule that each fault of the bank of forty screens breaks, with the ways on which it does.
    nonisolated static let stories: [EstuaryFault: (rule: Rule, ways: [[String]])] = [
      .leakingChat: (.leak, [["link https://estuary.example/messages/1", "tap Fraud desk"]]),
      .deadEnd: (.deadEnd, [["link https://estuary.example/open-account", "tap Continue"]]),
      .clearedStack: (
        .plan, [["link https://estuary.example/accounts/1/statements", "link https://estuary.example/rates"]]
      ),
      .forgottenGuard: (
        .guarded, [["link https://estuary.example/cards/1", "tap PIN", "tap Confirm"], ["tap Menu", "tap My PIN"]]
      ),
    ]

    @Test("Each rule finds its fault in the bank of three modules", .ownProcess, arguments: rules)
    func modules(rule: String) async {
      await #expect(processExitsWith: .success) { [rule] in
        try await RuleTableTests.find(rule, in: Sabotaged<BankUnderTool>.self)
      }
    }

    @Test("Each rule finds its fault in the bank of forty screens", .ownProcess, arguments: rules)
    func estuary(rule: String) async {
      await #expect(processExitsWith: .success) { [rule] in
        try await RuleTableTests.find(rule, in: Sabotaged<EstuaryUnderTool>.self)
      }
    }

    @Test(
      "The rules find the faults that were planted in the bank of forty screens", .ownProcess,
      arguments: EstuaryFault.allCases.map(\.rawValue))
    func planted(fault: String) async {
      await #expect(processExitsWith: .success) { [fault] in
        let planted = try #require(EstuaryFault(rawValue: fault).flatMap { RuleTableTests.stories[$0] })
        for faults in [["--fault", fault], []] {
          let launches = planted.ways.map { StoryLaunch(options: ["--unlocked"] + faults, steps: $0) }
          let reason = try await EstuaryUnderTool.violation(of: planted.rule.rawValue, in: launches)
          #expect((reason != nil) == !faults.isEmpty, "\(fault): \(reason ?? "nothing")")
        }
      }
    }

    @Test("An app without faults has no report", .ownProcess)
    func clean() async {
      await #expect(processExitsWith: .success) {
        try await BankUnderTool.verify(states: 500)
        try await EstuaryUnderTool.verify(states: 500)
      }
    }

    /// The table of docs/verification.md, written by `RULE_TABLE=write`.
    @Test("The table in the documentation lists each rule with the faults that these tests and FlawedTests find")
    func table() throws {
      let traps: [Fault: Rule] = [.trap: .trap, .hang: .trap]
      var lines = ["| rule | Flawed | Modules | Estuary |", "|---|---|---|---|"]
      for rule in Rule.allCases {
        let flawed =
          FlawedTests.planted.filter { $0.rule == rule }.map(\.fault) + Fault.allCases.filter { traps[$0] == rule }
        let estuary = EstuaryFault.allCases.filter { Self.stories[$0]?.rule == rule }
        let step = Self.rules.contains(rule.rawValue) ? ["by a step"] : []
        let cells = [flawed.map { "`\($0)`" }, step, step + estuary.map { "`\($0)`" }]
        let row = cells.map { $0.isEmpty ? "none planted" : $0.joined(separator: ", ") }
        lines.append("| `\(rule.rawValue)` | \(row.joined(separator: " | ")) |")
      }
      lines.append("| without a fault | no report | no report | no report |")
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs")
      let file = folder.appending(path: "verification.md")
      let page = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      let first = try #require(page.firstIndex { $0.hasPrefix("| rule |") })
      let end = page[first...].firstIndex { !$0.hasPrefix("|") } ?? page.endIndex
      if ProcessInfo.processInfo.environment["RULE_TABLE"] == "write" {
        let text = (page[..<first].map(String.init) + lines + page[end...].map(String.init)).joined(separator: "\n")
        try text.write(to: file, atomically: true, encoding: .utf8)
      } else {
        #expect(page[first..<end].map(String.init) == lines, "RULE_TABLE=write swift test --filter RuleTableTests")
      }
    }

    @Test("A declared exception is needed, and the fault is not reported", .ownProcess, arguments: rules)
    func declared(rule: String) async {
      await #expect(processExitsWith: .success) { [rule] in
        Declaration.rule = Rule(rawValue: rule)
        try await RuleTableTests.find(rule, in: Sabotaged<BankUnderTool>.self)
      }
    }

    private static func find<Base>(_ rule: String, in app: Sabotaged<Base>.Type) async throws {
      // The guard of a fault is asked by the first link, after which nothing is left at this depth.
      let bounds = VerificationBounds(depth: rule == "coverage" ? 1 : 3, states: rule == "coverage" ? 5000 : 60)
      var verification = Verification<Sabotaged<Base>>(bounds: bounds)
      verification.options = ["--rule", rule]
      let report = try verification.run()
      guard Declaration.rule == nil else {
        #expect(!report.violations.contains { $0.rule == rule } && report.expected.count == 1, "\(report)")
        return
      }
      #expect(report.violations.contains { $0.rule == rule && $0.isConfirmed }, "\(report)")
    }
  }
#endif
