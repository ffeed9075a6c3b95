#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import PortolanVerifier

  #if canImport(FoundationXML)
    import FoundationXML
  #endif

  @Suite("The results as JUnit's XML")
  struct JUnitTests {
    /// The texts that a reader of JUnit's files gets from a document.
    private final class Reader: NSObject, XMLParserDelegate {
      var names: [String] = []
      var message: String?
      var text = ""

      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) {
        if name == "testcase" { names.append(attributes["name"] ?? "") }
        if name == "failure" { message = attributes["message"] }
      }

      func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    }

    @Test(
      "A reader of XML gets each text of a rule and of a failure back, and a mark for each character that XML cannot contain",
      arguments: [
        ("<a> & \"b\" 'c' ]]>", "<a> & \"b\" 'c' ]]>"), ("\u{1B}[31m\u{0}\u{8}", "\u{FFFD}[31m\u{FFFD}\u{FFFD}"),
        ("\u{FFFE}\u{FFFF} \u{85} 👩‍👧", "\u{FFFD}\u{FFFD} \u{85} 👩‍👧"),
      ])
    func texts(text: String, read: String) throws {
      let bounds = VerificationBounds()
      var report = VerificationReport(
        bounds: bounds, states: 1, transitions: 1, launches: 1, seconds: 0, frontier: 0, boundary: 0, violations: [])
      report.faults = ["First \(text)", "Second \(text)"]
      let document = JUnit.text(of: report, rules: ["leak", text])
      let (parser, reader) = (XMLParser(data: Data(document.utf8)), Reader())
      parser.delegate = reader
      try #require(parser.parse(), "\(String(describing: parser.parserError)) in \(document)")
      #expect(reader.names == ["leak", read, "declarations"])
      // A line of its own ends the message.
      #expect(reader.message == "First \(read)".split(whereSeparator: \.isNewline).first.map(String.init))
      #expect(reader.text.contains("First \(read)\n\nSecond \(read)"))
    }
  }
#endif
