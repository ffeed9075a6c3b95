#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("Files from editors and shells", .limited)
  @MainActor
  struct FileTests {
    private func play(_ bytes: [UInt8]) async throws -> Outcome {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).story")
      try Data(bytes).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      return await HarbourTool.outcome(of: ["play", file.path])
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
