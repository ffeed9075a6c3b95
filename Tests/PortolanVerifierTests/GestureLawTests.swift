#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanTestTraits
  @testable import PortolanTool
  @testable import PortolanVerifier
  import Testing

  @Suite("The verification offers each gesture of the simulated user", .serialized, .limited)
  @MainActor
  struct GestureLawTests {
    @Test(
      "Each gesture is among the actions on its screen, and has an effect as a line of a story",
      arguments: GestureRow.all)
    func offered(row: GestureRow) async throws {
      for line in row.lines {
        let log = GestureLog()
        let run = try await run(row, log)
        let actions = try actions(in: run.app)
        #expect(actions.contains(line), "\(actions)")
        let before = (run.app.window.renderedText, log.lines.count)
        try await run.perform([line])
        #expect((run.app.window.renderedText, log.lines.count) != before, "\(line) had no effect")
      }
    }

    @Test(
      "Each action that is offered on a screen of the table is a line of a story that is not refused",
      arguments: GestureRow.all)
    func playable(row: GestureRow) async throws {
      let moves = try MoveList<GestureApp>(seed: 0)
      let app = try await run(row, GestureLog()).app
      for number in moves.gestures(in: app) {
        try await run(row, GestureLog()).perform([moves.moves[Int(number)].text])
      }
    }

    @Test("A dismissal that a sheet refuses is an action as well")
    func refusedDismissal() async throws {
      let sheet = GestureScreens.plain()
      sheet.isModalInPresentation = true
      let run = try await run(GestureRow("", presented: { _ in sheet }) { _ in GestureScreens.plain() }, GestureLog())
      #expect(try actions(in: run.app).contains("swipe down"))
      await #expect(throws: StepFailure.self) { try await run.perform(["swipe down"]) }
      #expect(run.app.window.rootViewController?.presentedViewController === sheet)
    }

    @Test("An action that two buttons of an alert offer is in the list once")
    func once() async throws {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      for _ in 0..<2 { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
      let run = try await run(GestureRow("", presented: { _ in alert }) { _ in GestureScreens.plain() }, GestureLog())
      #expect(try actions(in: run.app).filter { $0 == "tap OK" } == ["tap OK"])
    }

    private func actions(in app: GestureApp) throws -> [String] {
      let moves = try MoveList<GestureApp>(seed: 0)
      return moves.possible(in: app).map { moves.moves[Int($0)].text }
    }

    private func run(_ row: GestureRow, _ log: GestureLog) async throws -> ToolRun<GestureApp> {
      let run = ToolRun(try await GestureApp(options: .parse([])))
      run.app.window.user.resize(to: .compact)
      run.app.window.rootViewController = row.make(log)
      if let presented = row.presented {
        run.app.window.rootViewController?.present(presented(log), animated: false)
        _ = await run.settle()
      }
      try await run.perform(row.before)
      return run
    }

    @Test("The table has each method of the simulated user, or a reason why no action stands for it")
    func methods() throws {
      let named = Set(GestureRow.all.map(\.method)).union(GestureRow.exempt.keys)
      #expect(try Self.methods == named)
      #expect(Set(GestureRow.all.map(\.method)).isDisjoint(with: GestureRow.exempt.keys))
    }

    @Test("The table has each spelling of a gesture in a story")
    func spellings() {
      let others: Set = ["a link", "notify FILE", "activity URL", "shortcut TYPE", "window NUMBER", "width compact"]
      let lines = GestureRow.all.flatMap { $0.lines + $0.before }
      for spelling in PortolanTool.Step.spellings where !others.contains(spelling) {
        let words = spelling.split(separator: " ")
        let isMet = lines.contains { line in
          let parts = line.split(separator: " ")
          return parts.count >= words.count && zip(words, parts).allSatisfy { $0 == $1 || $0 == $0.uppercased() }
        }
        #expect(isMet, "\(spelling)")
      }
    }

    /// The public methods of the simulated user, as their names with labels and parameters.
    private static var methods: Set<String> {
      get throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../Sources/HeadlessUIKit").standardized
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return Set(
          try paths.flatMap { path in
            try methods(in: String(contentsOf: folder.appending(path: path), encoding: .utf8))
          })
      }
    }

    private static func methods(in text: String) -> [String] {
      var isInside = false
      var found: [String] = []
      for line in text.split(separator: "\n") {
        if line.contains("extension WindowUser {") || line.contains("struct WindowUser {") { isInside = true }
        if line == "}" { isInside = false }
        guard isInside, let match = line.firstMatch(of: /^  public func (\w+)\((.*?)\)( throws)?( ->|  *\{)/) else {
          continue
        }
        let labels = match.2.split(separator: ", ").map { $0.prefix { $0 != ":" } }
        found.append("\(match.1)(\(labels.joined(separator: ", ")))")
      }
      return found
    }
  }
#endif
