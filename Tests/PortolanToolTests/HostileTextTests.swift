#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanTool
  import Testing

  @Suite("Text that a terminal would interpret", .limited)
  @MainActor
  struct HostileTextTests {
    /// Text with colours, a bell, cursor movements, reversed words, and characters that other programs treat as line
    /// ends.
    private static let unsafe =
      (Array(1...0x1F) + Array(0x7F...0x9F) + [0x61C, 0x200E, 0x200F, 0x2028, 0x2029] + Array(0x202A...0x202E)
      + Array(0x2066...0x2069)).compactMap(Unicode.Scalar.init)

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool { scalar != "\n" && unsafe.contains(scalar) }

    /// Returns command lines that read the text in all places.
    private static func lines(_ text: String) -> [[String]] {
      [
        [text], ["open", text], ["open", "harbour://" + text], ["open", "harbour://", "--" + text],
        ["open", "a", text],
        ["open", "harbour://", "--after", text], ["open", "harbour://", "--after", "tap " + text],
        ["open", "harbour://", "--after", "notify " + text], ["open", "harbour://", "--after", "window " + text],
        ["open", "harbour://", "--after", "harbour://" + text], ["open", "harbour://", "--after", "type " + text],
        ["open", "harbour://", "--after", "activity " + text], ["open", "harbour://", "--after", "shortcut " + text],
        ["show", text], ["show", "harbour://", "--then", text], ["notify", text], ["notify", "@1.json"],
        ["play", text],
        ["play", "@1.story"], ["play", "@2.story"], ["play", "@\(text).story"], ["links", "match", text],
        ["links", "match", "harbour://piers/7", "harbour://piers/" + text], ["links", "print", text],
        ["links", "print", "{" + text], ["links", "print", "harbour://", "--at", text],
        ["links", "aasa", "--app", text], ["links", "check-aasa", text], ["links", "check-aasa", "@1.json"],
        ["links", "check-aasa", "@2.json"], ["links", "check-aasa", "@2.json", "--app", text],
      ]
    }

    @Test("The output contains no control characters or direction marks from the input")
    func escapes() async throws {
      // File names are limited to 255 bytes, and quoted text to 120 characters.
      for start in stride(from: 0, to: Self.unsafe.count, by: 40) {
        let text = Self.unsafe.dropFirst(start).prefix(40).map { "\($0)" }.joined() + "[31mb"
        let folder = try TemporaryFolder([
          "1.json": "{\"url\": \"\(text)\"}", "1.story": "launch\n\(text)\nexpect top \(text)\nlaunch \(text)",
          "2.story": "launch\ntap \(text)",
          "2.json":
            "{\"applinks\": {\"details\": [{\"appIDs\": [\"\(text)\"], \"paths\": [\"\(text)\"]}], \"\(text)\": 1}}",
        ])
        try folder.write(Data("launch\nexpect top \(text)".utf8), to: "\(text).story")
        for line in Self.lines(text) {
          for options in [[], ["--json"]] {
            let outcome = await folder.outcome(of: line + options)
            for shown in [outcome.output, outcome.diagnosis] {
              #expect(!shown.unicodeScalars.contains(where: Self.isUnsafe), "\(line) \(shown.debugDescription)")
            }
            if !options.isEmpty, outcome.output.hasPrefix("{") {
              #expect(throws: Never.self, "\(line)") {
                try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
              }
            }
          }
        }
      }
    }

    @Test("Line breaks from the input do not begin lines of the output")
    func lineBreaks() async throws {
      let folder = try TemporaryFolder()
      try folder.write(Data("launch\nexpect top quay".utf8), to: "a\nError: all is well.story")
      try folder.write(Data("launch\nexpect top sea".utf8), to: "b\nError: all is well.story")
      let begun = ["@a\nError: all is well.story", "@b\nError: all is well.story"].map { ["play", $0] }
      for line in Self.lines("a\nError: all is well") + begun {
        let outcome = await folder.outcome(of: line)
        for shown in [outcome.output, outcome.diagnosis] {
          #expect(!shown.split(separator: "\n").contains { $0.hasPrefix("Error: all is well") }, "\(line) \(shown)")
        }
      }
    }

    @Test("A control whose title has several lines is tapped by a step of one line, and by its title")
    func titleOfTwoLines() async throws {
      let run = ToolRun(try await HarbourUnderTool(options: .parse([])))
      var count = 0
      let screen = UIViewController()
      screen.view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Cast\noff") { _ in count += 1 }))
      run.app.window.rootViewController = screen
      #expect(run.possibleSteps.contains("tap Cast off"))
      try await run.perform(["tap Cast off"])
      try Gestures(window: run.app.window).tap("Cast\noff")
      #expect(count == 2)
    }

    @Test("Programs that parse the document receive the original text")
    func documents() async throws {
      let text = "harbour://\u{202E}\u{7F}\u{1B}"
      let outcome = await HarbourTool.outcome(of: ["links", "match", text, "--json"])
      let json = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      #expect((json["matches"] as? [[String: Any]])?.first?["link"] as? String == text)
    }
  }
#endif
