#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("Stories in an app's tests", .limited)
  @MainActor
  struct StoryPlayingTests {
    /// Plays a story, and returns the thrown error and the output of the command, without the path of the file.
    private func play(_ story: String, on app: any ToolApp.Type, with tool: any PortolanCommand.Type) async throws
      -> (error: String?, printed: String)
    {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).story")
      defer { try? FileManager.default.removeItem(at: file) }
      try story.write(to: file, atomically: true, encoding: .utf8)
      let printed = await tool.outcome(of: ["play", file.path]).diagnosis.replacing(file.path, with: "story")
      do {
        try await app.play(file)
        return (nil, printed)
      } catch {
        return ("\(error)".replacing(file.path, with: "story"), printed)
      }
    }

    @Test("A story that holds throws nothing")
    func holds() async throws {
      let story = "launch\nlink harbour://piers/7\nexpect top pier(7)"
      #expect(try await play(story, on: HarbourUnderTool.self, with: HarbourTool.self) == (nil, ""))
    }

    @Test(
      "A story that does not hold throws the text that the command prints",
      arguments: [
        (
          "launch\nlink harbour://piers/7\nexpect top quay",
          #"story:3: "expect top quay" does not hold: the screen on top is pier(7)."#
        ),
        ("launch\nlink harbour://customs", #"story:2: "link harbour://customs" does not hold: It is closed."#),
        (
          "launch\njump\nexpect joy", #"story:2: "jump": there is no such step. To fix: try one of: launch, link URL, "#
        ),
      ])
    func fails(story: String, begin: String) async throws {
      let played = try await play(story, on: HarbourUnderTool.self, with: HarbourTool.self)
      #expect(played.error == played.printed)
      #expect(played.printed.hasPrefix(begin), "\(played)")
    }

    @Test("A story whose app cannot start, and a missing story, throw errors")
    func broken() async throws {
      let wreck = try await play("launch", on: WreckUnderTool.self, with: WreckTool.self)
      #expect(wreck.error == wreck.printed)
      #expect(wreck.error == #"story:1: "launch" does not hold: The app cannot start: It is closed."#)
      let error = await #expect(throws: (any Error).self) {
        try await HarbourUnderTool.play(URL(filePath: "/nowhere.story"))
      }
      #expect(error.map { "\($0)" }?.hasPrefix(#"Cannot read "/nowhere.story": there is no such file."#) == true)
    }
  }
#endif
