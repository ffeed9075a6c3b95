#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("Events on the command line and in stories", .limited)
  @MainActor
  struct IncomingEventTests {
    /// Runs a command with files in a temporary folder, whose path is removed from the output.
    private func outcome(
      of command: String, _ file: String, _ options: [String] = [], files: [String: String],
      tool: any PortolanCommand.Type = HarbourTool.self
    ) async throws -> Outcome {
      let folder = try TemporaryFolder(files)
      return await folder.outcome(of: [command, "@\(file)"] + options, tool: tool)
    }

    private func play(_ story: String, files: [String: String] = [:], tool: any PortolanCommand.Type) async throws
      -> Outcome
    {
      try await outcome(
        of: "play", "1.story", files: files.merging(["1.story": story]) { one, _ in one }, tool: tool)
    }

    @Test("A notification is opened like a link, and reported", arguments: [true, false])
    func notify(hasInbox: Bool) async throws {
      let tool: any PortolanCommand.Type = hasInbox ? FleetTool.self : HarbourTool.self
      let ready = hasInbox ? ["--after", "ship in"] : []
      let files = ["letter.json": #"{"aps": {"alert": "Ahoy"}, "url": "harbour://piers/7"}"#]
      let told = try await outcome(of: "notify", "letter.json", ready, files: files, tool: tool)
      #expect(told.status == .done)
      #expect(told.output.hasSuffix("UIViewController(pier(7))  ← top"), "\(told)")
      let plan = try await outcome(of: "notify", "letter.json", ready + ["--plan"], files: files, tool: tool)
      #expect(plan.output.contains("Plan to reach pier(7)"))
      #expect(!plan.output.contains("== Hierarchy after =="))
      let document = try await outcome(of: "notify", "letter.json", ready + ["--json"], files: files, tool: tool)
      #expect(document.output.contains(#""source" : "notification""#))
      #expect(document.output.contains(#""link" : "letter.json""#))
      #expect(document.output.contains(#""reached" : true"#))
    }

    @Test("An app can handle notifications without a URL")
    func mapping() async throws {
      let files = ["pier.json": #"{"pier": 9}"#]
      let fleet = try await outcome(
        of: "notify", "pier.json", ["--after", "ship in"], files: files, tool: FleetTool.self)
      #expect(fleet.output.hasSuffix("UIViewController(pier(9))  ← top"))
      let harbour = try await outcome(of: "notify", "pier.json", files: files)
      #expect(harbour.status == .failed)
      #expect(harbour.diagnosis.hasPrefix("There is no URL in the notification. To fix: put one under one of the keys"))
    }

    @Test(
      "A notification that cannot be opened is reported with the reason",
      arguments: [
        ("{}", ["--after", "window 2"], "There is no window 2. To fix: leave out the window"),
        ("{}", ["--after", "window two"], "windows are numbered from 1"),
        ("{", [], #"Cannot read the payload "letter.json", line 1, column 2: "#),
        (#"{"url": "harbour://nowhere"}"#, [], #"Cannot open "harbour://nowhere""#),
        (#"{"url": "harbour://customs"}"#, [], "It is closed."),
      ])
    func failures(payload: String, options: [String], diagnosis: String) async throws {
      let told = try await outcome(of: "notify", "letter.json", options, files: ["letter.json": payload])
      #expect(told.status == .failed)
      #expect(told.diagnosis.contains(diagnosis), "\(told.diagnosis)")
    }

    @Test("An event that has to wait is a failure, with the reason")
    func waits() async throws {
      let outcome = await FleetTool.outcome(of: ["open", "harbour://piers/7"])
      #expect(outcome.status == .failed)
      let text =
        "It waits in the inbox for the end of this: launch. To fix: add the user's steps before it arrives with --after"
      #expect(outcome.diagnosis.hasPrefix(text))
      let behind = await FleetTool.outcome(of: ["open", "harbour://piers/7", "--after", "harbour://piers/8", "--json"])
      #expect(behind.status == .failed)
      #expect(behind.output.contains(#""reached" : false"#))
      #expect(behind.output.contains(#""code" : "waiting""#))
    }

    @Test("Stories contain activities, shortcuts and notifications, with files relative to the story")
    func sources() async throws {
      let story = """
        launch
        notify pier.json
        activity https://harbour.example/piers/2
        expect top quay
        ship in
        expect top pier(2)
        shortcut quay
        expect top quay
        shortcut harbour://piers/5
        expect top pier(5)
        shortcut tower
        expect failure There is no URL in the shortcut
        activity https://harbour.example/nowhere
        expect failure Cannot open "https://harbour.example/nowhere"
        notify none.json
        expect failure Cannot read "none.json"
        link harbour://a b
        expect failure Cannot open "harbour://a b"
        """
      let outcome = try await play(story, files: ["pier.json": #"{"pier": 9}"#], tool: FleetTool.self)
      #expect(outcome == .done("1.story  holds, 18 lines"))
    }

    @Test("The failures of waiting events belong to the step after which they are answered")
    func lateFailures() async throws {
      let story = """
        launch
        link harbour://customs
        link harbour://piers/3
        link harbour://customs
        expect top quay
        ship in
        expect failure It is closed. After that: It is closed.
        expect top pier(3)
        """
      #expect(try await play(story, tool: FleetTool.self) == .done("1.story  holds, 8 lines"))
      let silent = try await play("launch\nlink harbour://customs\nship in", tool: FleetTool.self)
      #expect(silent.diagnosis.hasPrefix(#"1.story:3: "ship in" does not hold: It is closed."#))
    }

    @Test("A story switches between windows, each with an inbox of its own")
    func windows() async throws {
      let story = """
        launch
        link harbour://piers/1
        window 2
        ship in
        link harbour://piers/2
        expect top pier(2)
        window 1
        expect top quay
        ship in
        expect top pier(1)
        window 2
        expect top pier(2)
        back
        expect top quay
        window 4
        expect failure There is no window 4. To fix: choose a number from 1 to 3.
        expect top quay
        """
      #expect(try await play(story, tool: FleetTool.self) == .done("1.story  holds, 17 lines"))
      let harbour = try await play("launch\nwindow 1\nwindow 2", tool: HarbourTool.self)
      let begin =
        #"1.story:3: "window 2" does not hold: There is no window 2. To fix: leave out the window, as the app has"#
      #expect(harbour.diagnosis.hasPrefix(begin), "\(harbour.diagnosis)")
    }
  }
#endif
