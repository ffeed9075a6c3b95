#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("Stories on the command line of an app", .limited)
  @MainActor
  struct PlayCommandTests {
    /// Plays stories; they are called 1.story, 2.story and so on in the output.
    private func play(
      _ stories: String..., options: [String] = [], tool: any PortolanCommand.Type = HarbourTool.self
    ) async throws -> Outcome {
      let names = stories.indices.map { "\($0 + 1).story" }
      let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: zip(names, stories)))
      return await folder.outcome(of: ["play"] + names.map { "@\($0)" } + options, tool: tool)
    }

    @Test("A story that holds is reported on one line, with its number of lines")
    func holds() async throws {
      let story = """
        # Piers.
        launch

          link harbour://piers/7
        expect top pier(7)
        expect top UIViewController
        expect top UIViewController(pier(7))
        expect text pier(7)
        expect no text Storm
        expect tree UINavigationController
        expect tree UIViewController(pier(7))
        expect tree UIViewController(pier(7))  ← top
        back
        expect top quay
        storm
        harbour://piers/8
        swipe back
        link harbour://customs
        expect failure It is
        expect failure closed
        """
      #expect(try await play(story) == .done("1.story  holds, 18 lines"))
      let windows = story.replacing("\n", with: "\r\n")
      #expect(try await play(windows, "launch") == .done("1.story  holds, 18 lines\n2.story  holds, 1 line"))
    }

    @Test(
      "The first line that does not hold is reported with the reason",
      arguments: [
        (
          "expect top pier(7)",
          "the screen on top is quay. To fix: try one of: expect top quay, expect top UIViewController(quay), expect top UIViewController."
        ),
        ("expect text Storm", "the screen shows only this text:\nquay\n----\nHierarchy:"),
        ("expect no text quay", "the screen shows it:\nquay\n----\nHierarchy:"),
        ("expect tree UITabBarController", "the hierarchy has no such line."),
        ("link harbour://customs", "It is closed."),
        ("link harbour://nowhere", "Cannot open \"harbour://nowhere\""),
        ("tap Nothing", "nothing on screen has that title."),
        ("back", "there is no back button on screen."),
        ("back to \"Sea\"", "nothing on screen offers it."),
        ("expect focus quay", "the focus is on nothing. To fix: try one of: expect focus nothing."),
        ("flood", "It is closed."),
        ("link harbour://piers/1\nexpect failure closed", "nothing was refused."),
        ("link harbour://customs\nexpect failure open", "it was refused for this reason: It is closed."),
      ])
    func fails(lines: String, reason: String) async throws {
      let outcome = try await play("launch\n# The last line\n\n\(lines)\nexpect top nothing")
      #expect(outcome.status == .failed)
      #expect(outcome.output.isEmpty)
      let all = lines.split(separator: "\n")
      let begin = "1.story:\(3 + all.count): \"\(all.last!.replacing("\"", with: "\\\""))\" does not hold: \(reason)"
      #expect(outcome.diagnosis.hasPrefix(begin), "\(outcome.diagnosis)")
      #expect(outcome.diagnosis.contains("\nHierarchy:\nUIWindow\n└─ UINavigationController\n"))
    }

    @Test("All malformed lines of all stories are reported before the first step")
    func malformed() async throws {
      let outcome = try await play(
        "tap Nothing\njump\nlink\nexpect\nexpect joy", "# Nothing.\n", "launch\nexpect failure closed\nlaunch --fast")
      #expect(outcome.status == .failed)
      #expect(outcome.output.isEmpty)
      let lines = outcome.diagnosis.split(separator: "\n").map(String.init)
      let begins = [
        #"1.story:1: "tap Nothing": the app has not started. To fix: try one of: launch."#,
        #"1.story:2: "jump": there is no such step. To fix: try one of: launch, link URL, tap NAME, back, "#,
        #"1.story:3: "link": the link is missing. To fix: try one of: link URL."#,
        #"1.story:4: "expect": the expectation is unknown. To fix: try one of: expect top SCREEN, "#,
        #"1.story:5: "expect joy": the expectation is unknown."#,
        #"2.story: it has no steps. To fix: begin with "launch"."#,
        #"3.story:2: "expect failure closed": the previous line must be a link or an action of the user"#,
        #"3.story:3: "launch --fast": Unknown option '--fast'."#,
      ]
      #expect(lines.count == begins.count, "\(outcome.diagnosis)")
      for (line, begin) in zip(lines, begins) { #expect(line.hasPrefix(begin), "\(line)") }
    }

    @Test("After a story that fails, the next story is played in a new app")
    func several() async throws {
      let outcome = try await play(
        "launch\nlink harbour://piers/1\nexpect top quay", "launch\nexpect top quay", "launch\nback")
      #expect(outcome.status == .failed)
      #expect(outcome.output == "2.story  holds, 2 lines")
      #expect(outcome.diagnosis.hasPrefix("1.story:3: "))
      #expect(outcome.diagnosis.contains("\n\n3.story:2: "))
    }

    @Test("The results of stories are available as a document")
    func document() async throws {
      let outcome = try await play("launch\nexpect top quay", "launch\nback", options: ["--json"])
      let json = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      #expect(json["version"] as? Int == 1)
      let rows = try #require(json["stories"] as? [[String: Any]])
      #expect(rows.map { $0["lines"] as? Int } == [2, 2])
      #expect(rows.map { $0["line"] as? Int } == [nil, 2])
      #expect(rows[0]["failure"] == nil)
      let failure = try #require(rows[1]["failure"] as? [String: Any])
      #expect(failure["code"] as? String == "story")
      #expect((failure["diagnosis"] as? String)?.contains(":2: \"back\" does not hold") == true)

      let malformed = try await play("jump", options: ["--json"])
      #expect(malformed.status == .failed)
      #expect(malformed.output.contains(#""code" : "story""#))
    }

    @Test("An unreadable file and an app that cannot start have another status than a story that fails")
    func broken() async throws {
      let both = await HarbourTool.outcome(of: ["play", "/nowhere.story", "/elsewhere.story", "--json"])
      #expect(both.status == .broken)
      #expect(both.diagnosis.contains("\nCannot read \"/elsewhere.story\""))
      let wreck = try await play("launch\nexpect top quay", tool: WreckTool.self)
      let text = "1.story:1: \"launch\" does not hold: The app cannot start: It is closed."
      #expect(wreck == Outcome(diagnosis: text, status: .broken))
    }
  }
#endif
