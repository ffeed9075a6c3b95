#if !canImport(UIKit)
  import Foundation
  import PortolanTestSupport
  import PortolanTestTraits
  import Testing

  @Suite("The store command", .limited)
  struct CommandTests {
    @Test(
      "The exit status is 0 if the screen was reached, 1 if not, and 64 for a wrong command line",
      arguments: [
        (["open", "https://store.example/products/42"], Int32(0), true, ""),
        (["open", "store://nowhere"], 1, false, "Cannot open \"store://nowhere\""),
        (["open", "store://bag", "--after", "jump"], 1, false, "Cannot do step 1"),
        (["open", "store://settings", "--decline-login", "--json"], 1, true, "This screen requires a login"),
        (["open", "store://nowhere", "--json"], 1, true, "Cannot open \"store://nowhere\""),
        (["open", "store://bag", "--after", "log in", "--after", "log out", "--plan"], 0, true, ""),
        (["show", "store://bag", "--json"], 0, true, ""),
        (["screens", "--json"], 0, true, ""),
        (["play", "/nowhere.story"], 2, false, "Cannot read"),
        (["notify", "/nowhere.json"], 2, false, "Cannot read"),
        (["notify", "/nowhere.json", "--json"], 2, true, "Cannot read"),
        (["open", "store://bag", "--after", "notify /nowhere.json"], 2, false, "Cannot read"),
        (["show", "store://bag", "--then", "notify /nowhere.json"], 2, false, "Cannot read"),
        (["--version"], 0, true, ""),
        (["--generate-completion-script", "bash"], 0, true, ""),
        (
          ["open", "store://bag", "--first-time"], 1, true,
          "It waits in the inbox for the end of this: launch, onboarding."
        ),
        (["open", "store://bag", "--first-time", "--after", "tap Start", "--after", "tap Later"], 0, true, ""),
        (["links", "list"], 0, true, ""),
        (["links", "match", "https://store.example/cities/Genoa"], 0, true, ""),
        (["links", "print", "https://store.example/cities/Genoa", "--at", "store://"], 0, true, ""),
        (["links", "aasa", "--app", "ABCDE12345.example.store"], 0, true, ""),
        (["links", "check-aasa", "/nowhere", "--app", "ABCDE12345.example.store"], 2, false, "Cannot read"),
        (["open"], 64, false, "Missing expected argument"),
      ])
    func exits(arguments: [String], status: Int32, prints: Bool, diagnosis: String) async throws {
      let result = try await run(arguments)
      #expect(result.status == status)
      #expect(result.output.isEmpty != prints)
      #expect(diagnosis.isEmpty ? result.errors.isEmpty : result.errors.contains(diagnosis))
    }

    @Test("The committed map of the store is current")
    func map() async throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/Store/Map.mmd")
      let result = try await run(["map", "--check", file.standardized.path])
      #expect(result.errors.isEmpty, "\(result.errors)")
      #expect(result.status == 0)
    }

    @Test(
      "Output that cannot be written is a failure", arguments: [["screens"], ["open", "store://bag"], ["--help"]])
    func full(arguments: [String]) async throws {
      let status = try await onOwnThread {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("store")
        process.arguments = arguments
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
      }
      #expect(status == 2)
    }

    #if os(Linux)
      @Test("File names are passed byte for byte, even if they are not UTF-8")
      func bytes() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = Bundle.main.bundleURL.appending(path: "store").path
        let script = #"cd "$1"; name=$(printf 'caf\351.story'); echo launch > "$name"; exec "$2" play "$name""#
        let result = try await run(["-c", script, "sh", folder.path, store], of: URL(filePath: "/bin/sh"))
        #expect(result.output == "caf\\xE9.story  holds, 1 line\n", "\(result)")
        #expect(result.status == 0)
      }
    #endif

    private func run(
      _ arguments: [String], of executable: URL = Bundle.main.bundleURL.appending(path: "store")
    ) async throws -> (status: Int32, output: String, errors: String) {
      try await onOwnThread {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // The text of each fits into a pipe, so neither side waits for the other.
        let texts = [output, errors].map {
          String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return (process.terminationStatus, texts[0], texts[1])
      }
    }
  }
#endif
