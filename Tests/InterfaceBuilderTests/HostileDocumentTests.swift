import Foundation
import HeadlessUIKit
import Testing

@Suite("Documents that are broken or mean harm")
struct HostileDocumentTests {
  private func fault(_ text: String) -> InterfaceBuilderError? {
    fault(Data(text.utf8))
  }

  private func fault(_ data: Data) -> InterfaceBuilderError? {
    do throws(InterfaceBuilderError) {
      _ = try NibDocument(data: data, file: "/app/Home.xib")
      return nil
    } catch {
      return error
    }
  }

  @Test("Broken XML is refused, and the error names file, line and element")
  func broken() {
    let error = fault("<document>\n  <objects>\n    <view id=\"a\"></objects>\n</document>")
    #expect(error?.reason == .brokenXML)
    #expect(error?.line == 3)
    #expect(error?.element == "<view id=\"a\">")
    #expect(
      error?.description
        == "/app/Home.xib:3: <view id=\"a\">: The XML is broken or ends inside this element, which began in line 3."
    )
  }

  @Test(
    "A document that is no XML is refused",
    arguments: [
      "", " \n", "bplist00", "{}", "<", "<document", "<a/><b/>", "<a b=1/>", "<a>&nothing;</a>", "<a>\u{1}</a>",
    ]
  )
  func noXML(text: String) {
    #expect(fault(text)?.reason == .brokenXML)
  }

  @Test("A document that ends too early is refused wherever it ends")
  func truncated() throws {
    let whole = try Fixtures.data("SettingsView", "xib")
    let lastByte = try #require(whole.lastIndex(of: UInt8(ascii: ">")))
    #expect(fault(whole) == nil)
    for end in 0...lastByte {
      let error = fault(whole.prefix(end))
      #expect(error?.reason == .brokenXML, "\(end) bytes")
      if error == nil { break }
    }
  }

  @Test("Elements nested too deep are refused")
  func deep() {
    let open = String(repeating: "<view><subviews>", count: 50_000)
    let error = fault(Fixtures.nibText(open))
    #expect(error?.reason == .tooDeep)
    #expect(error?.file == "/app/Home.xib")
  }

  @Test("Declared entities are refused before they are expanded")
  func entities() {
    var text = "<?xml version=\"1.0\"?>\n<!-- a comment -->\n<!DOCTYPE document [<!ENTITY a0 \"ha\">"
    for level in 1...30 {
      text += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">"
    }
    let error = fault(text + "]><document>&a30;</document>")
    #expect(error?.reason == .forbiddenDeclaration)
    #expect(error?.line == 3)
  }

  @Test("A file of the system is not read through an entity")
  func externalEntity() {
    let error = fault("<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document>&x;</document>")
    #expect(error?.reason == .forbiddenDeclaration)
  }

  @Test("Other encodings, in which a declaration could hide, are refused")
  func encodings() throws {
    #expect(fault("<?xml version='1.0' encoding='UTF-7'?><document/>")?.reason == .forbiddenDeclaration)
    #expect(fault("<?xml version='1.0' encoding = \"latin1\"?><document/>")?.reason == .forbiddenDeclaration)
    let wide = try #require("<?xml version='1.0'?><document/>".data(using: .utf16LittleEndian))
    #expect(fault(wide)?.reason == .forbiddenDeclaration)
    let marked = try #require("<document/>".data(using: .utf16))
    #expect(fault(marked) != nil)
  }

  @Test("A byte order mark, comments, instructions and character data are no offence")
  func harmless() {
    let text = Fixtures.nibText(
      "<!-- <!DOCTYPE a> --><?tool <!x ?><view id=\"a>b='c'\"><string><![CDATA[<!ENTITY]]></string></view>"
    )
    #expect(fault(text) == nil)
    #expect(fault("\u{FEFF}" + text) == nil)
  }

  @Test("A file that is too large is refused")
  func large() {
    let filler = String(repeating: " ", count: 8 << 20)
    #expect(fault("<document>" + filler + "</document>")?.reason == .tooLarge)
  }

  @Test("Too many elements, or attributes on one, are refused")
  func many() {
    let views = String(repeating: "<view/>", count: 200_001)
    #expect(fault(Fixtures.nibText(views))?.reason == .tooLarge)
    let attributes = (0..<300_000).map { "a\($0)=''" }.joined(separator: " ")
    #expect(fault(Fixtures.nibText("<view \(attributes)/>"))?.reason == .tooLarge)
  }

  @Test(
    "XML that Interface Builder did not save for UIKit is refused",
    arguments: [
      "<plist version=\"1.0\"/>", "<document/>",
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\"/>",
    ]
  )
  func otherDocuments(text: String) {
    #expect(fault(text)?.reason == .unexpectedContent)
  }
}
