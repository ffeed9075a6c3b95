#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("Faults of payloads", .limited)
  @MainActor
  struct PayloadTests {
    @Test(
      "The reason names the line and the column",
      arguments: [
        ("{\n  \"url\": 1,\n}", ", line 3, column 1: a name in quotes is expected."),
        ("{\"url\": 'a'}", ", line 1, column 9: a value is expected."),
        ("{\"url\" 1}", ", line 1, column 8: a colon is expected."),
        ("{\"url\": 1} x", ", line 1, column 12: there is more text after the end of the value."),
        ("{\r\n\"url\": tru\r\n}", ", line 2, column 8: a value is expected."),
        ("", ", line 1, column 1: the text ends before a value."),
        ("\u{FEFF}{\n\"a\"", ", line 2, column 4: a colon is expected."),
        ("[1]", ": it is an array, and a payload must be an object."),
        ("\"url\"", ": it is a string, and a payload must be an object."),
        ("{\"a\": \"\\ud800\"}", ", line 1, column 7: a string has an invalid escape."),
      ])
    func reasons(text: String, reason: String) async throws {
      let folder = try TemporaryFolder(["a.json": text, "1.story": "launch\nnotify a.json"])
      let begin = "Cannot read the payload \"a.json\"\(reason)"
      let outcome = await folder.outcome(of: ["notify", "@a.json"])
      #expect(outcome.status == .failed)
      #expect(outcome.diagnosis.hasPrefix("\(begin) To fix: "), "\(outcome.diagnosis)")
      let story = await folder.outcome(of: ["play", "@1.story"])
      #expect(story.diagnosis.contains(begin), "\(story.diagnosis)")
      let document = await folder.outcome(of: ["notify", "@a.json", "--json"])
      #expect(try failures(in: document.output).first?["code"] as? String == "payload")
    }

    @Test(
      "A payload that is not UTF-8 is reported",
      arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32BigEndian])
    func encodings(encoding: String.Encoding) async throws {
      let folder = try TemporaryFolder()
      try folder.write(#require(#"{"url": "harbour://"}"#.data(using: encoding)), to: "a.json")
      let text = await folder.outcome(of: ["notify", "@a.json"]).diagnosis
      let name = encoding == .utf32BigEndian ? "UTF-32" : "UTF-16"
      #expect(
        text.hasPrefix("Cannot read the payload \"a.json\": it is \(name), and a payload must be UTF-8. To fix: "),
        "\(text)"
      )
    }

    @Test(
      "The error for an invalid screen in JSON has the location and the reason, too",
      arguments: [
        (#"{"pier": 1 "#, "line 1, column 12: a comma or \"}\" is expected"), ("{}", "it does not name a screen"),
        (#"{"tower": {}}"#, "it does not name a screen"), (#"{"pier": {}}"#, "\"pier._0\" is missing"),
        (#"{"pier": {"_0": "x"}}"#, "\"pier._0\" has the wrong type"), (#"{"pier": 1}"#, "\"pier\" has the wrong type"),
        (#"{"pier": {"_0": null}}"#, "\"pier._0\" has the wrong type"),
      ])
    func screens(json: String, reason: String) async {
      let text = await HarbourTool.outcome(of: ["links", "print", json]).diagnosis
      #expect(text.contains("is not a screen of this app: \(reason). To fix: "), "\(text)")
    }
  }
#endif
