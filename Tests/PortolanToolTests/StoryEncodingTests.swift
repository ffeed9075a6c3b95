#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("Stories with other encodings or line endings", .limited)
  @MainActor
  struct StoryEncodingTests {
    private static let story = "launch\nexpect top quay\n"

    @Test(
      "A story that is not UTF-8 is reported on one line",
      arguments: [
        (String.Encoding.utf16LittleEndian, [0xFF, 0xFE] as [UInt8], "UTF-16"), (.utf16LittleEndian, [], "UTF-16"),
        (.utf16BigEndian, [0xFE, 0xFF], "UTF-16"), (.utf16BigEndian, [], "UTF-16"),
        (.utf32LittleEndian, [0xFF, 0xFE, 0, 0], "UTF-32"), (.utf32LittleEndian, [], "UTF-32"),
        (.utf32BigEndian, [0, 0, 0xFE, 0xFF], "UTF-32"), (.utf32BigEndian, [], "UTF-32"),
      ])
    func wide(encoding: String.Encoding, mark: [UInt8], name: String) async throws {
      let folder = try TemporaryFolder()
      try folder.write(Data(mark) + #require(Self.story.data(using: encoding)), to: "1.story")
      let outcome = await folder.outcome(of: ["play", "@1.story"])
      #expect(outcome == Outcome(diagnosis: "1.story: it is \(name). To fix: save it as UTF-8.", status: .failed))
    }

    @Test("A story with CR line endings is reported on one line")
    func carriageReturns() async throws {
      let folder = try TemporaryFolder(["1.story": "launch\rexpect top quay\r", "2.story": "launch\nback\rback\n"])
      let outcome = await folder.outcome(of: ["play", "@1.story", "@2.story"])
      #expect(outcome.status == .failed)
      #expect(
        outcome.diagnosis == """
          1.story:1: the line contains a carriage return. To fix: end lines with LF or CRLF, not with CR alone.
          2.story:2: the line contains a carriage return. To fix: end lines with LF or CRLF, not with CR alone.
          """)
    }

    @Test("Lines in an older encoding are reported, and the others are parsed")
    func latin1() async throws {
      let folder = try TemporaryFolder()
      try folder.write(Data("launch\ntap Caf".utf8) + [0xE9] + Data("\njump\n".utf8), to: "1.story")
      let outcome = await folder.outcome(of: ["play", "@1.story"])
      let lines = outcome.diagnosis.split(separator: "\n")
      #expect(lines.first == "1.story:2: it is not UTF-8. To fix: save the file as UTF-8.")
      #expect(lines.last?.hasPrefix(#"1.story:3: "jump": there is no such step."#) == true)
      #expect(lines.count == 2)
    }

    @Test(
      "Only the first 20 malformed lines are printed, with the number of the others", arguments: [false, true])
    func many(isJSON: Bool) async throws {
      let folder = try TemporaryFolder([
        "1.story": "launch\n" + String(repeating: "jump\n", count: 100_000), "2.story": "hop\nhop",
      ])
      for files in [["@1.story", "@2.story"], ["@2.story", "@1.story", "/nowhere"]] {
        let outcome = await folder.outcome(of: ["play"] + files + (isJSON ? ["--json"] : []))
        let lines = outcome.diagnosis.split(separator: "\n")
        #expect(lines.count == 21)
        #expect(lines.last == (files.count == 2 ? "… and 99982 more." : "… and 99983 more."))
        #expect(outcome.output.utf8.count + outcome.diagnosis.utf8.count < 40_000)
      }
    }
  }
#endif
