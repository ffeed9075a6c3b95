#if !canImport(UIKit)
  import FlawedApp
  import Portolan
  import PortolanExecutor
  import PortolanTestTraits
  import PortolanTool
  @testable import PortolanVerifier
  import Testing

  @Suite("The story of a violation", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct ConfirmationTests {
    @Test(
      "Actions that are not needed are removed, and a violation that does not happen again is not confirmed",
      .ownProcess)
    func shortest() async {
      await #expect(processExitsWith: .success) { try await ConfirmationTests.confirm() }
    }

    @Test("No window of a check stays in the process", .ownProcess)
    func windows() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let rules: [(Rule, [String])] = [
          (.restoration, ["tap Notes"]), (.leak, ["tap Help"]), (.deadEnd, ["tap Help"]), (.link, ["tap Help"]),
          (.growth, ["tap Refresh", "tap Refresh"]), (.rotation, ["width compact", "width regular"]),
          (.twice, ["tap Refresh", "tap Refresh"]),
        ]
        for (rule, steps) in rules {
          _ = try await FlawedUnderTool.violation(of: rule.rawValue, in: [StoryLaunch(steps: steps)])
          let windows = UIApplication.shared.windows.filter { $0.rootViewController != nil }
          #expect(windows.isEmpty, "\(rule)")
        }
      }
    }

    private static func confirm() throws {
      try Verifying.run {
        let way = try ["tap Notes", "tap Home", "tap Notes", "log in", "link https://flawed.example/help"].map {
          try Move($0, own: FlawedUnderTool.steps.map(\.spelling))
        }
        var found = Violation(
          rule: Rule.deadEnd.rawValue, screen: "help", action: "", reason: "",
          options: ["--fault", "modalWithoutExit"], ways: [], before: "", after: "", count: 0, isConfirmed: true)
        let violation = try Trial<FlawedUnderTool>().confirmed(found, [way])
        #expect(violation.isConfirmed)
        #expect(violation.ways == [["link https://flawed.example/help"]])
        #expect(violation.after.contains("TextScreen(help)"))
        found.options = []
        #expect(try !Trial<FlawedUnderTool>().confirmed(found, [way]).isConfirmed)
      }
    }
  }
#endif
