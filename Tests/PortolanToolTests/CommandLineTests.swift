#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("The command line of an app", .limited)
  @MainActor
  struct CommandLineTests {
    private func run(_ line: String...) async -> Outcome {
      await HarbourTool.outcome(of: line)
    }

    @Test("Opening a link reports the outcome")
    func open() async {
      let outcome = await run("open", "harbour://piers/7", "--after", "harbour://piers/3", "--after", "back")
      #expect(outcome.status == .done)
      #expect(outcome.diagnosis.isEmpty)
      #expect(outcome.output.hasPrefix("== Hierarchy before ==\nUIWindow\n"))
      #expect(outcome.output.hasSuffix("UIViewController(pier(7))  ← top"))
      #expect(!outcome.output.contains("(3)"))
    }

    @Test("Without arguments, the app starts and suggests commands that succeed")
    func welcome() async throws {
      let outcome = await run()
      #expect(outcome.status == .done)
      #expect(outcome.output.hasPrefix("quay\n----\n\nUIWindow\n└─ "))
      let lines = outcome.output.split(separator: "\n").map { $0.trimmingPrefix("  ") }
      let suggestions = lines.filter { $0.hasPrefix("harbour ") && !$0.contains("--help") }
      #expect(suggestions.count == 3, "\(outcome.output)")
      for line in suggestions {
        let command = try #require(line.split(separator: "  ").first)
        let words = command.split(separator: " ").dropFirst().map(String.init)
        #expect(await HarbourTool.outcome(of: words).status == .done, "\(line)")
      }
    }

    @Test("A failure that the command explain describes ends with its code")
    func explained() async {
      let outcome = await run("open", "harbour://nowhere")
      #expect(outcome.diagnosis.hasSuffix("\nMore about this: explain unknown"), "\(outcome.diagnosis)")
      #expect(await run("explain", "unknown").status == .done)
      #expect(await !run("open", "harbour://", "--after", "jump").diagnosis.contains("explain"))
    }

    @Test("A plan reports the changes of the navigation, and the reasons")
    func plan() async {
      let outcome = await run("open", "harbour://piers/7", "--plan")
      #expect(outcome.status == .done)
      #expect(outcome.output.contains("== Why ==\nmissing pier(7), asked ScreenFinder in "))
      #expect(!outcome.output.contains("== Hierarchy after =="))
    }

    @Test("The visible text is printed after further steps")
    func show() async {
      let outcome = await run("show", "harbour://piers/7", "--then", "back", "--then", "storm")
      #expect(outcome == .done("quay\n----"))
      let document = await run("show", "harbour://piers/7", "--json")
      #expect(document.output.contains(#""text" : "[‹ quay] pier(7)\n----""#))
    }

    @Test("The screens are listed even if the app has no summaries")
    func screens() async {
      let outcome = await run("screens")
      #expect(
        outcome.output == """
          Open https://harbour.example or harbour:// with one of these:
          /
          /piers/{number}
          /customs
          """)
      #expect(await run("screens", "--json").output.contains(#""pattern" : "/piers/{number}""#))
    }

    @Test("Every listed link opens its screen, at each listed origin")
    func listed() async throws {
      let lines = await run("screens").output.split(separator: "\n")
      let origins = try #require(lines.first).split(separator: " ").filter { $0.contains(":/") }
      #expect(origins.count == 2)
      for line in lines.dropFirst() {
        let path = line.replacing("{number}", with: "7")
        for origin in origins.map(String.init) {
          let opened = await run("links", "match", origin + path).output
          #expect(opened.contains("  \(line)  "), "\(origin + path) \(opened)")
        }
      }
    }

    @Test(
      "A failure is reported on standard error, in the status, and with --json in a document",
      arguments: [
        (["open", "harbour://nowhere"], "unknown", Int32(1), "Cannot open \"harbour://nowhere\""),
        (["open", "harbour://piers/x"], "badValue", 1, "Cannot open \"harbour://piers/x\""),
        (["open", "ftp:quay"], "foreign", 1, "Cannot open \"ftp:quay\""),
        (["open", "harbour://", "--after", "jump"], "step", 1, "Cannot do step 1, \"jump\": there is no such step"),
        (
          ["open", "harbour://", "--after", "window 99999999999999999999"], "step", 1,
          "there is no window 99999999999999999999"
        ),
        (["open", "harbour://", "--after", "window 0"], "step", 1, "windows are numbered from 1"),
        (["open", "harbour://", "--after", "window x"], "step", 1, "windows are numbered from 1"),
        (["open", "harbour://", "--after", "harbour:/x"], "step", 1, "Cannot do step 1, \"harbour:/x\": Cannot open"),
        (
          ["open", "harbour://", "--after", "storm", "--after", "flood"], "step", 1,
          "Cannot do step 2, \"flood\": It is"
        ),
        (["open", "harbour://customs"], "app", 1, "It is closed."),
        (["show", "harbour://customs"], "app", 1, "It is closed."),
        (["show", "harbour://", "--then", "tap Nothing"], "step", 1, "Cannot do step 1, \"tap Nothing\""),
        (["links", "match", "harbour://nowhere"], "unknown", 1, "Cannot open \"harbour://nowhere\""),
        (["links", "print", "harbour://nowhere"], "unknown", 1, "Cannot open \"harbour://nowhere\""),
        (["links", "print", #"{"office":{}}"#], "unprintable", 1, "Cannot write a link"),
        (["links", "print", #"{"tower":{}}"#], "screen", 1, "is not a screen of this app"),
        (["links", "print", "harbour://", "--at", "ftp://"], "unprintable", 1, "Cannot write a link"),
        (["links", "check-aasa", "/nowhere", "--app", "T.a"], "file", 2, "Cannot read \"/nowhere\""),
        (["links", "aasa"], "usage", 64, "Missing expected argument"),
        (["open"], "usage", 64, "Missing expected argument"),
      ] as [([String], String, Int32, String)])
    func failures(line: [String], code: String, status: Int32, diagnosis: String) async throws {
      let plain = await HarbourTool.outcome(of: line)
      #expect(plain.status.rawValue == status)
      #expect(plain.diagnosis.contains(diagnosis), "\(plain.diagnosis)")
      let document = await HarbourTool.outcome(of: line + ["--json"])
      #expect(document.status == plain.status)
      #expect(document.diagnosis == plain.diagnosis)
      let json = try JSONSerialization.jsonObject(with: Data(document.output.utf8)) as? [String: Any]
      let match = (json?["matches"] as? [[String: Any]])?.first
      let failure = try #require((json?["failure"] ?? match?["failure"]) as? [String: Any])
      #expect(failure["code"] as? String == code)
      #expect((failure["diagnosis"] as? String)?.contains(diagnosis) == true)
    }

    @Test("An app that cannot start has another status than a screen that is not reached")
    func noStart() async {
      let outcome = await WreckTool.outcome(of: ["open", "harbour://"])
      #expect(outcome == Outcome(diagnosis: "The app cannot start: It is closed.", status: .broken))
      // The links of the app can be inspected even so.
      #expect(await WreckTool.outcome(of: ["links", "print", "harbour:///"]).output == "https://harbour.example/")
    }

    @Test("Help lists the steps, and explains the exit status", arguments: ["open", "show"])
    func help(command: String) async {
      let outcome = await run(command, "--help")
      #expect(outcome.status == .done)
      let text = outcome.output.split { $0.isWhitespace }.joined(separator: " ")
      #expect(text.contains("press return, choose ENTRY in the menu of NAME, swipe row NAME and choose ACTION"))
      #expect(text.contains("gesture on NAME, storm, flood."))
      #expect(text.contains("with 64 if the command line is wrong"))
      #expect(await run("--help").output.contains("OVERVIEW: Opens links"))
    }

    @Test("Output that cannot be written is a failure")
    func full() throws {
      let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
      let null = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/null"))
      #expect(Outcome.done("quay").write(to: full, errors: null) == .broken)
      #expect(Outcome(output: "quay", status: .failed).write(to: full, errors: null) == .failed)
      let errors = Pipe()
      _ = Outcome.done("quay").write(to: full, errors: errors.fileHandleForWriting)
      let diagnosis = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
      #expect(diagnosis.hasPrefix("Cannot write the output: ") && diagnosis.contains("To fix: "), "\(diagnosis)")
      #expect(Outcome.done("").write(to: full, errors: null) == .done)
      #expect(Outcome(diagnosis: "storm", status: .failed).write(to: null, errors: full) == .failed)
    }
  }
#endif
