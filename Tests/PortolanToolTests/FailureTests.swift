#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("Common properties of all failures of commands", .limited)
  @MainActor
  struct FailureTests {
    private let files = [
      "pier.json": #"{"url": "harbour://piers/7"}"#, "array.json": "[1]", "broken.json": "{\n  \"url\": 1,\n}",
      "jump.story": "jump", "lost.story": "launch\nexpect top nowhere",
      "unread.story": "launch\nnotify none.json", "closed.story": "launch\nlink harbour://customs",
      "site.json": #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.a"], "paths": ["/"]}]}}"#, "page.json": "<html>",
      "apps.json": #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.a", "ABCDE12345.b"], "paths": ["*"]}]}}"#,
      "none.txt": #"{"applinks": {"details": []}}"#,
    ]

    /// The names of files that cannot be read.
    private static let unreadable = ["/nowhere.json", "/", ""]

    /// The command lines that name a file: as an argument, in a step, or in a story.
    private static let linesWithFile: [[String]] = [
      ["notify", "FILE"], ["notify", "FILE", "--plan"], ["play", "FILE"], ["play", "@closed.story", "FILE"],
      ["play", "FILE", "@jump.story"], ["links", "check-aasa", "FILE"],
      ["links", "check-aasa", "FILE", "--app", "ABCDE12345.a"],
    ]
    private static let linesWithStep: [[String]] = [
      ["open", "harbour://", "--after", "notify FILE"], ["open", "harbour://", "--after", "notify FILE", "--plan"],
      ["show", "harbour://", "--after", "notify FILE"], ["show", "harbour://", "--then", "notify FILE"],
      ["notify", "@pier.json", "--after", "storm", "--after", "notify FILE"],
    ]

    @Test("A file that cannot be read has status 2, in an argument, a step or a story")
    func unreadable() async throws {
      let folder = try TemporaryFolder(files)
      for file in Self.unreadable {
        var lines = Self.linesWithFile
        if !file.isEmpty { lines += Self.linesWithStep }
        for line in lines {
          let arguments = line.map { $0.replacing("FILE", with: file) }
          try await check(arguments, in: folder, file)
        }
        guard !file.isEmpty else { continue }
        try folder.write(Data("launch\nnotify \(file)".utf8), to: "1.story")
        try await check(["play", "@1.story"], in: folder, file)
        try await check(["play", "@lost.story", "@1.story"], in: folder, file)
        try await check(["play", "@1.story", "@lost.story"], in: folder, file)
      }
      // The file is relative to the story.
      try await check(["play", "@unread.story"], in: folder, "none.json")
    }

    private func check(_ arguments: [String], in folder: TemporaryFolder, _ file: String) async throws {
      let plain = await folder.outcome(of: arguments)
      #expect(plain.status == .broken, "\(arguments) \(plain)")
      #expect(plain.diagnosis.contains("Cannot read \"\(file)\""), "\(arguments) \(plain)")
      let document = await folder.outcome(of: arguments + ["--json"])
      #expect(document.status == .broken)
      #expect(try failures(in: document.output).contains { $0["code"] as? String == "file" }, "\(document.output)")
    }

    @Test("Every failure has a code in its document, and the documentation lists all codes of the tool")
    func codes() async throws {
      let sources = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent().appending(
        path: "../../Sources/PortolanTool/PortolanTool.docc/PortolanTool.md")
      let page = try String(contentsOf: sources, encoding: .utf8)
      let ofLinks: Set = ["malformed", "foreign", "unknown", "missingItem", "badValue", "unprintable"]
      let tools: [any PortolanCommand.Type] = [HarbourTool.self, FleetTool.self, WreckTool.self, FerryTool.self]
      var codes: Set<String> = []
      for tool in tools { codes.formUnion(try await self.codes(of: tool)) }
      for code in codes.subtracting(ofLinks) { #expect(page.contains("`\(code)`"), "\(code)") }
      #expect(codes.count > 12)
    }

    private func codes(of tool: any PortolanCommand.Type) async throws -> Set<String> {
      let folder = try TemporaryFolder(files)
      let lines: [[String]] = [
        [], ["open"], ["sail"], ["open", "--fast"], ["open", "harbour://customs"], ["open", "harbour://nowhere"],
        ["open", "harbour://", "--after", "flood"], ["open", "harbour://", "--after", "jump"],
        ["open", "harbour://", "--after", "window 2"], ["open", "harbour://", "--after", "window 9"],
        ["open", "ferry://deck"], ["open", "harbour://piers/7"], ["show", "harbour://customs"],
        ["show", "harbour://", "--then", "tap Nothing"], ["show", "ferry://deck", "--then", "tap Lost it"],
        ["notify", "@array.json"], ["notify", "@broken.json"], ["notify", "@site.json"], ["notify", "/nowhere"],
        ["play", "@jump.story"], ["play", "@lost.story"], ["play", "@closed.story"], ["play", "@unread.story"],
        ["play", "/nowhere"], ["play", "@jump.story", "/nowhere"], ["links", "match", "harbour://nowhere"],
        ["links", "print", "{}"], ["links", "print", "{"], ["links", "print", #"{"office":{}}"#],
        ["links", "print", "harbour://", "--at", "ftp://"], ["links", "aasa"], ["links", "aasa", "--app", "harbour"],
        ["links", "check-aasa", "@page.json"], ["links", "check-aasa", "@site.json"],
        ["links", "check-aasa", "@apps.json"], ["links", "check-aasa", "@none.txt"],
        ["links", "check-aasa", "@apps.json", "--app", "ABCDE12345.c"], ["links", "check-aasa", "/nowhere"],
      ]
      var codes: Set<String> = []
      for line in lines {
        let outcome = await folder.outcome(of: line + ["--json"], tool: tool)
        guard outcome.status != .done else { continue }
        let found = try failures(in: outcome.output)
        #expect(!found.isEmpty, "\(line) \(outcome)")
        for failure in found {
          let code = failure["code"] as? String
          #expect(code?.isEmpty == false, "\(line) \(failure)")
          codes.formUnion([code].compactMap { $0 })
          #expect((failure["diagnosis"] as? String)?.isEmpty == false, "\(line) \(failure)")
        }
      }
      return codes
    }
  }
#endif
