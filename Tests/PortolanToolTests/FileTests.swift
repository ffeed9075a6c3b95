#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("Files from editors and shells", .limited)
  @MainActor
  struct FileTests {
    private func play(_ bytes: [UInt8]) async throws -> Outcome {
      let folder = try TemporaryFolder()
      try folder.write(Data(bytes), to: "1.story")
      return await folder.outcome(of: ["play", "@1.story"])
    }

    @Test(
      "A byte order mark at the start of a document changes nothing",
      arguments: [
        ["play", "@x.story"], ["notify", "@x.json"], ["map", "--check", "@x.mmd"], ["play", "@notify.story"],
      ])
    func mark(line: [String]) async throws {
      let map = await DepotTool.outcome(of: ["map"]).output
      let folder = try TemporaryFolder(["notify.story": "launch\nnotify x.json\n"])
      func outcome(_ mark: String) async throws -> Outcome {
        for (name, text) in [
          ("x.story", "launch\nlink https://depot.example/\n"), ("x.json", #"{"url": "https://depot.example/"}"#),
          ("x.mmd", map),
        ] { try folder.write(Data((mark + text).utf8), to: name) }
        return await folder.outcome(of: line, tool: DepotTool.self)
      }
      let plain = try await outcome("")
      #expect(plain.status == .done, "\(plain)")
      #expect(try await outcome("\u{FEFF}") == plain)
    }

    @Test("A map in another encoding is reported as such")
    func wideMap() async throws {
      let folder = try TemporaryFolder()
      let map = await DepotTool.outcome(of: ["map"]).output
      try folder.write(#require(map.data(using: .utf16)), to: "x.mmd")
      let outcome = await folder.outcome(of: ["map", "--check", "@x.mmd"], tool: DepotTool.self)
      #expect(outcome.status == .broken)
      #expect(outcome.diagnosis == "Cannot read \"x.mmd\": it is UTF-16. To fix: save it as UTF-8.")
    }

    @Test("A byte order mark and tabs are ignored in stories")
    func marks() async throws {
      let story = "\tlaunch\r\n\tlink\tharbour://piers/7\t\nexpect\ttop\tpier(7)\n"
      #expect(try await play([0xEF, 0xBB, 0xBF] + Array(story.utf8)).status == .done)
    }

    @Test("A story of random bytes is reported as malformed")
    func bytes() async throws {
      let outcome = try await play((0...255).flatMap { [UInt8($0), 0x0A] })
      #expect(outcome.status == .failed)
      #expect(outcome.diagnosis.contains("there is no such step"))
    }

    @Test("An oversized line of a story is reported")
    func longLine() async throws {
      let outcome = try await play(Array(repeating: 0, count: 8 << 20))
      #expect(outcome.status == .failed)
      #expect(
        outcome.diagnosis.hasSuffix(":1: it has more than 65536 bytes. To fix: pass the file of a story to play."))
    }

    @Test(
      "An unreadable file is reported with a fix", arguments: [["play"], ["links", "check-aasa"]])
    func unreadable(command: [String]) async throws {
      let app = command.count > 1 ? ["--app", "ABCDE12345.a"] : []
      for (file, reason) in [
        ("/", "it is a folder"), ("/nowhere", "there is no such file"), ("", "there is no such file"),
      ] {
        let outcome = await HarbourTool.outcome(of: command + [file] + app + ["--json"])
        #expect(outcome.status == .broken)
        #expect(
          outcome.diagnosis
            == "Cannot read \"\(file)\": \(reason). To fix: name a file that can be read, or - for standard input.")
        #expect(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) is [String: Any])
      }
    }

    #if os(Linux)
      @Test("An endless file and a file with a read error are reported without waiting")
      func endless() async throws {
        let folder = try TemporaryFolder(["1.story": "launch\nnotify /dev/zero"])
        for command in [
          ["play", "/dev/zero"], ["notify", "/dev/zero"], ["links", "check-aasa", "/dev/zero"], ["play", "@1.story"],
        ] {
          let outcome = await folder.outcome(of: command)
          #expect(outcome.status == .broken)
          #expect(outcome.diagnosis.contains("Cannot read \"/dev/zero\": it has more than 64 MB."), "\(outcome)")
        }
        let refused = await HarbourTool.outcome(of: ["play", "/proc/self/mem"])
        #expect(refused.status == .broken)
        #expect(
          refused.diagnosis.hasPrefix("Cannot read \"/proc/self/mem\": the system reports \"Input/output error\"."))
      }

      @Test("A pipe from <(command) is read like a file")
      func pipe() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("launch\nexpect top quay".utf8))
        try pipe.fileHandleForWriting.close()
        let file = "/proc/self/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        #expect(await HarbourTool.outcome(of: ["play", file]) == .done("\(file)  holds, 2 lines"))
      }
    #endif
  }
#endif
