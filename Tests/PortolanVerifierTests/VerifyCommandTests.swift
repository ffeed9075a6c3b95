#if !canImport(UIKit)
  import FlawedApp
  import Foundation
  import Portolan
  import PortolanExecutor
  import PortolanTestTraits
  import PortolanTool
  @testable import PortolanVerifier
  import Testing

  /// The app with faults on the command line.
  enum FlawedTool: PortolanCommand {
    typealias App = FlawedUnderTool

    static let name = "flawed"
    static let extraCommands: [any ParsableCommand.Type] = [VerifyCommand<FlawedUnderTool>.self]
  }

  /// The data in a page.
  private struct PageContent: Decodable {
    let faults: [String]
    let map: ExploredMap

    init(_ page: String) throws {
      let start = try #require(page.range(of: #"id="data">"#))
      let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
      self = try JSONDecoder().decode(Self.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
    }
  }

  // Each exploration has a process of its own, as the virtual executor takes whatever resumes meanwhile on the main actor.
  @Suite("The command verify", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct VerifyCommandTests {
    private nonisolated static let small = ["verify", "--depth", "2", "--states", "40"]

    @Test("A clean report of verify states its bounds, and says that actions are left", .ownProcess)
    func clean() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let outcome = await FlawedTool.outcome(of: VerifyCommandTests.small)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.output.contains("no rule is broken"))
        #expect(outcome.output.contains("incomplete: actions are left"))
        #expect(outcome.output.contains("--depth 2 --states 40"))
        let complete = await FlawedTool.outcome(of: VerifyCommandTests.small + ["--require-complete"])
        #expect(complete.status.rawValue == 3)
      }
    }

    @Test("A violation ends with 1, and is written as a story, as JSON and as JUnit's XML", .ownProcess)
    func violation() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let folder = try TemporaryStories()
        defer { folder.remove() }
        let file = folder.url.appending(path: "junit.xml").path
        let outcome = await FlawedTool.outcome(
          of: VerifyCommandTests.small + [
            "--launch", "--fault wrongScreen", "--stories", folder.url.path, "--junit", file, "--json",
          ])
        #expect(outcome.status == .failed, "\(outcome)")
        let report = try JSONDecoder().decode(VerificationReport.self, from: Data(outcome.output.utf8))
        #expect(report.violations.map(\.rule) == ["link"])
        let story = try String(contentsOf: folder.url.appending(path: "1-link.story"), encoding: .utf8)
        #expect(
          story == """
            # link: the link of help leads elsewhere: to login
            launch --fault wrongScreen
            link https://flawed.example/help
            expect rule link

            """)
        let document = try String(contentsOfFile: file, encoding: .utf8)
        #expect(document.contains(#"failures="1""#))
        #expect(document.contains("the link of help leads elsewhere: to login"))
      }
    }

    @Test("The comment in a story is one line, also if the reason has several")
    func reasonOfTwoLines() throws {
      let folder = try TemporaryStories()
      defer { folder.remove() }
      let violation = Violation(
        rule: "rest", screen: "", action: "", reason: "it waits\nfor ever", options: [], ways: [["back"]], before: "",
        after: "", count: 1, isConfirmed: true)
      try StoryFolder(folder.url.path, payloads: [:]).write([violation])
      let story = try String(contentsOf: folder.url.appending(path: "1-rest.story"), encoding: .utf8)
      #expect(story == "# rest: it waits\nlaunch\nback\nexpect rule rest\n")
    }

    @Test("The page has a story for each violation that the baseline does not accept")
    func baselineOfPage() {
      let violations = ["link", "leak"].map { rule in
        Violation(
          rule: rule, screen: "home", action: "", reason: "", options: [], ways: [], before: "", after: "", count: 1,
          isConfirmed: true)
      }
      var map = ExploredMap()
      map.stories = violations.map { [ExploredMap.Step(action: $0.rule, top: "", text: "")] }
      let report = VerificationReport(
        bounds: VerificationBounds(), states: 1, transitions: 1, launches: 1, seconds: 1, frontier: 0, boundary: 0,
        violations: violations)
      var result = VerificationResult(report: report, map: map)
      result.apply(Baseline(accepted: [violations[0].key]))
      #expect(result.report.violations == [violations[1]] && result.report.accepted == 1)
      #expect(result.map?.stories.map { $0.map(\.action) } == [["leak"]])
    }

    @Test("A baseline accepts the faults that it lists, and a stale line is an error", .ownProcess)
    func baseline() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let folder = try TemporaryStories()
        defer { folder.remove() }
        let file = folder.url.appending(path: "baseline.json").path
        let faulty = VerifyCommandTests.small + ["--launch", "--fault wrongScreen", "--baseline", file]
        #expect(await FlawedTool.outcome(of: faulty + ["--update-baseline"]).status == .done)
        let accepted = await FlawedTool.outcome(of: faulty)
        #expect(accepted.status == .done, "\(accepted)")
        #expect(accepted.output.contains("1 accepted by the baseline"))
        let stale = await FlawedTool.outcome(of: VerifyCommandTests.small + ["--baseline", file])
        #expect(stale.status == .failed)
        #expect(stale.output.contains("The baseline accepts what no longer happens: link"), "\(stale)")
      }
    }

    @Test("The page has the map, and each violation step by step, and needs nothing else", .ownProcess)
    func page() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let folder = try TemporaryStories()
        defer { folder.remove() }
        let file = folder.url.appending(path: "page.html").path
        let outcome = await FlawedTool.outcome(
          of: VerifyCommandTests.small + ["--launch", "--fault wrongScreen", "--html", file])
        #expect(outcome.status == .failed, "\(outcome)")
        let page = try String(contentsOfFile: file, encoding: .utf8)
        for word in ["src=", "href=", "fetch(", "@import", "url(http"] { #expect(!page.contains(word)) }
        let map = try PageContent(page).map
        #expect(map.screens.first?.name == "home" && map.screens.first?.depth == 0)
        #expect(map.screens.reduce(0) { $0 + $1.states } == 40)
        let login = try #require(map.screens.firstIndex { $0.name == "login" })
        #expect(
          map.edges.contains {
            $0.from == 0 && $0.to == login && $0.actions.contains("link https://flawed.example/help")
          }
        )
        #expect(
          map.stories.map { $0.map(\.action) } == [["launch --fault wrongScreen", "link https://flawed.example/help"]])
        #expect(map.stories.first?.last?.top == "login")
        #expect(map.stories.first?.last?.text.contains("Login") ?? false)
      }
    }

    @Test("A text of the app cannot end the page's script")
    func hostilePage() throws {
      let bounds = VerificationBounds()
      let report = VerificationReport(
        bounds: bounds, states: 1, transitions: 1, launches: 1, seconds: 1, frontier: 0, boundary: 0, violations: [],
        faults: ["</script><script>alert(1)</script>"])
      let page = try ResultPage(name: "<b>&", VerificationResult(report: report, map: ExploredMap())).html()
      #expect(page.contains("<title>Verification of &lt;b&gt;&amp;</title>"))
      #expect(!page.contains("<script>alert"))
      #expect(try PageContent(page).faults == report.faults)
    }

    @Test("A rule that is switched off is not checked", .ownProcess)
    func disabled() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let outcome = await FlawedTool.outcome(
          of: VerifyCommandTests.small + ["--launch", "--fault wrongScreen", "--without", "link"])
        #expect(outcome.status == .done, "\(outcome)")
      }
    }

    @Test(
      "Bad input is refused before the exploration",
      arguments: [
        (["--without", "gravity"], 64, "There is no rule \"gravity\""), (["--depth", "0"], 64, "at least 1"),
        (["--update-baseline"], 64, "needs the file"), (["--stories", "/proc/nowhere"], 2, "Cannot write"),
        (["--junit", "/proc/nowhere/file"], 2, "Cannot write"),
        (["--html", "/proc/nowhere/file"], 2, "Cannot write"), (["--patience", "0"], 64, "more than 0"),
        (["--patience", "inf"], 64, "more than 0 and at most"), (["--patience", "nan"], 64, "more than 0"),
        (["--patience", "1e25"], 64, "at most 10000000 seconds"), (["--time", "inf"], 64, "at most 10000000 seconds"),
        (["--time", "nan"], 64, "more than 0"),
        (["--jobs", "0"], 64, "at least 1"), (["--jobs", "2"], 2, "Only a command line"),
        (["--baseline", "/nowhere.json"], 2, "there is no such file"),
        (["--baseline", "/proc/version"], 2, "not a list of rules"),
        (["--launch", "--fault gravity"], 2, "The app cannot start"),
      ])
    func badInput(arguments: [String], status: Int32, text: String) async {
      let outcome = await FlawedTool.outcome(of: VerifyCommandTests.small + arguments)
      #expect(outcome.status.rawValue == status, "\(outcome)")
      #expect(outcome.diagnosis.contains(text), "\(outcome)")
    }
  }
#endif
