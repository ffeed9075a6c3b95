#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("File names that are not UTF-8", .limited)
  @MainActor
  struct FileNameTests {
    @Test("Any bytes can be converted to text and back")
    func roundTrip() {
      var generator = SystemRandomNumberGenerator()
      let edges: [UInt8] = [0x00, 0x41, 0x80, 0xBF, 0xC3, 0xA9, 0xE2, 0x82, 0xAC, 0xED, 0xA0, 0xF4, 0x8F, 0xBE, 0xFF]
      for length in 0..<2000 {
        let bytes = (0..<length % 12).map { _ in edges.randomElement(using: &generator) ?? 0 }
        #expect(ByteText.bytes(of: ByteText.text(of: bytes)) == bytes, "\(bytes)")
      }
      for scalar in [0x10FF7F, 0x10FF80, 0x10FFFD, 0x10FFFF, 0xFFFD, 0xE9].compactMap(Unicode.Scalar.init) {
        let bytes = Array(String(scalar).utf8)
        #expect(ByteText.bytes(of: ByteText.text(of: bytes)) == bytes, "\(scalar.value)")
      }
      #expect(ByteText.text(of: Array("Café 🚢".utf8)) == "Café 🚢")
    }

    #if os(Linux)
      private let folder: TemporaryFolder

      init() throws { folder = try TemporaryFolder() }

      /// Returns the path of a file in the folder whose name contains a byte of Latin-1.
      private func path(_ name: String) -> String {
        ByteText.text(of: Array(folder.path(name).utf8).flatMap { $0 == UInt8(ascii: "?") ? [0xE9] : [$0] })
      }

      private func write(_ text: String, to path: String) throws {
        let name = ByteText.bytes(of: path).map { CChar(bitPattern: $0) } + [0]
        let handle = FileHandle(fileDescriptor: open(name, O_WRONLY | O_CREAT, 0o600), closeOnDealloc: true)
        try handle.write(contentsOf: Data(text.utf8))
      }

      @Test("Files with names that are not UTF-8 are read like others, and relative names are found")
      func read() async throws {
        let story = path("caf?.story")
        try write("launch\nnotify pier.json\nexpect top pier(9)", to: story)
        try folder.write(Data(#"{"url": "harbour://piers/9"}"#.utf8), to: "pier.json")
        let outcome = await folder.outcome(of: ["play", story])
        #expect(outcome == .done("caf\\xE9.story  holds, 3 lines"))
        let document = await folder.outcome(of: ["play", story, "--json"])
        #expect(document.output.contains(#"caf\ufffd.story"#), "\(document.output)")
        try write(#"{"url": "harbour://piers/7"}"#, to: path("lettre?.json"))
        #expect(
          await folder.outcome(of: ["notify", path("lettre?.json")]).output.hasSuffix(
            "UIViewController(pier(7))  ← top"))
      }

      @Test("Files with names that are not UTF-8 are reported correctly if they are missing or malformed")
      func missing() async throws {
        let missing = await folder.outcome(of: ["play", path("caf?.story")])
        #expect(missing.status == .broken)
        #expect(
          missing.diagnosis.hasSuffix(
            "caf\\xE9.story\": there is no such file. To fix: name a file that can be read, or - for standard input."))
        try write("jump", to: path("d?.story"))
        let malformed = await folder.outcome(of: ["play", path("d?.story")])
        #expect(malformed.diagnosis.hasPrefix("d\\xE9.story:1: "), "\(malformed.diagnosis)")
      }
    #endif
  }
#endif
