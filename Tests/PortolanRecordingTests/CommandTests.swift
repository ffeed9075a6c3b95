#if !canImport(UIKit)
  import BankApp
  import BankTool
  import CardsLinks
  import FlawedApp
  import Foundation
  import PortolanLinks
  import PortolanTestTraits
  import PortolanTool
  import StoreTool
  import Testing

  @testable import PortolanRecording

  private enum StoreCommand: PortolanCommand {
    typealias App = StoreUnderTool
    static let name = "store"
  }

  private enum BankCommand: PortolanCommand {
    typealias App = BankUnderTool
    static let name = "bank"
  }

  private enum FlawedCommand: PortolanCommand {
    typealias App = FlawedUnderTool
    static let name = "flawed"
  }

  @Suite("The commands of recordings", .limited)
  @MainActor
  struct RecordingCommandTests {
    private func check(
      _ tool: any PortolanCommand.Type, _ link: String, after steps: [String] = [],
      samples: String = "without a difference"
    ) async throws {
      try await withFile { file in
        let story = file.deletingLastPathComponent().appending(path: "session.story").path
        let opened = await tool.outcome(of: ["open", link, "--record", file.path] + steps.flatMap { ["--after", $0] })
        #expect(opened.status == .done, "\(opened)")
        let replayed = await tool.outcome(of: ["replay", file.path])
        #expect(replayed.status == .done, "\(replayed)")
        #expect(replayed.output.contains(samples))
        let told = await tool.outcome(of: ["replay", file.path, "--story"])
        try told.output.write(toFile: story, atomically: true, encoding: .utf8)
        let played = await tool.outcome(of: ["play", story])
        #expect(played.status == .done, "\(played) \(told.output)")

        // The line that a device would have written if its last tree were another one.
        let text = try String(contentsOf: file, encoding: .utf8)
        let wrong = text.replacing("\"code\":\"reached\"", with: "\"code\":\"targetLeft\"")
        try wrong.write(to: file, atomically: true, encoding: .utf8)
        let differs = await tool.outcome(of: ["replay", file.path])
        #expect(differs.status == .failed)
        #expect(differs.diagnosis.contains("ended with targetLeft, and here with reached"))
        #expect(differs.diagnosis.contains("Cause: the plan agrees, and the tree differs."))
        #expect(differs.diagnosis.contains("== The last lines =="))
        try wrong.replacing("\"table\":\"", with: "\"table\":\"0").write(to: file, atomically: true, encoding: .utf8)
        #expect(await tool.outcome(of: ["replay", file.path]).diagnosis.contains("Cause: the app changed."))
        let map = text.replacing("\"map\":\"", with: "\"map\":\"0").replacing("reached", with: "targetLeft")
        #expect(map != text)
        try map.write(to: file, atomically: true, encoding: .utf8)
        #expect(await tool.outcome(of: ["replay", file.path]).diagnosis.contains("Cause: the app changed."))
        let plans = text.replacing("\"plan\":\"", with: "\"plan\":\"0")
        try plans.write(to: file, atomically: true, encoding: .utf8)
        #expect(await tool.outcome(of: ["replay", file.path]).diagnosis.contains("Cause: the plan differs."))
        let steps = text.replacing(/("kind":"request","at":\d+,"request":\d+),"screen":\{[^}]*\}/) {
          "\($0.1),\"step\":\"Other\""
        }
        try steps.write(to: file, atomically: true, encoding: .utf8)
        let unknown = await tool.outcome(of: ["replay", file.path])
        #expect(unknown.diagnosis.contains("a request for Other, which is no screen"))
        #expect(unknown.diagnosis.contains("Cause: not replayable."))
        try Data("hello\n".utf8).write(to: file)
        let broken = await tool.outcome(of: ["replay", file.path])
        #expect(broken.status == .broken)
        #expect(broken.diagnosis.contains("Cannot read the recording"))
      }
    }

    @Test("A session of the store is recorded, replayed, and kept as a story")
    func store() async throws {
      try await check(
        StoreCommand.self, "store://products/7", after: ["tap Catalogue", "store://settings", "back"],
        samples: "product(id:) #1 is product(id: 42)")
    }

    @Test("A session of an app of features is recorded, replayed, and kept as a story")
    func modules() async throws {
      let link = try BankUnderTool.links.print(.cards(.card(id: 7)))
      try await check(BankCommand.self, link, samples: "cards(_:card(id:)) #1 is cards(card(id: 7))")
    }

    @Test("A session of a stranger's app is recorded, replayed, and kept as a story")
    func flawed() async throws {
      try await check(FlawedCommand.self, "flawed://notes/9", after: ["flawed://about", "swipe down"])
    }

    @Test("All recordings of a folder make a table, whose status is the worst of them")
    func all() async throws {
      try await withFile { file in
        let folder = file.deletingLastPathComponent()
        func all() async -> Outcome { await FlawedCommand.outcome(of: ["replay", "--all", folder.path]) }
        let none = await all()
        #expect(none == .done("0 recordings, of which 0 are from devices."))
        _ = await FlawedCommand.outcome(of: ["open", "flawed://notes/9", "--record", file.path])
        let text = try String(contentsOf: file, encoding: .utf8)
        let device = text.replacing("\"kit\":\"HeadlessUIKit.UI", with: "\"kit\":\"UI")
        #expect(device != text)
        try device.write(to: folder.appending(path: "b.portolan"), atomically: true, encoding: .utf8)
        let agree = await all()
        #expect(agree.status == .done)
        #expect(
          agree.output.hasPrefix(
            "| recording | recorded on | lines | replay |\n|---|---|--:|---|\n| b.portolan | UIKit, "))
        #expect(agree.output.hasSuffix(" | agrees |\n\n2 recordings, of which 1 are from devices."))

        let wrong = text.replacing("\"code\":\"reached\"", with: "\"code\":\"targetLeft\"")
        try wrong.write(to: folder.appending(path: "c.portolan"), atomically: true, encoding: .utf8)
        let differ = await all()
        #expect(differ.status == .failed)
        #expect(differ.output.contains("| differs: request "))
        #expect(differ.output.contains("3 recordings"))
        try Data("hello\n".utf8).write(to: folder.appending(path: "a.portolan"))
        let broken = await all()
        #expect(broken.status == .broken)
        #expect(broken.output.contains("| a.portolan |  |  | Cannot read the recording: line 1"))
        #expect(await FlawedCommand.outcome(of: ["replay", "--all", "/nowhere"]).status == .broken)
      }
    }

    @Test("A file that is not there has the status of a file that cannot be read")
    func missing() async {
      #expect(await StoreCommand.outcome(of: ["replay", "/nowhere.portolan"]).status == .broken)
    }
  }
#endif
