#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import PortolanSimulator

  @Suite("Elements of the page")
  struct ElementTests {
    @Test("An element is written as HTML with its attributes in order and everything escaped")
    func html() {
      let element = Element(
        "div", ["title": "a \"b\" & c", "class": "x"],
        [.text("<script>"), .element(Element("input", ["value": "1"])), .element(Element("p", text: "2 > 1"))])
      #expect(
        element.html
          == "<div class=\"x\" title=\"a &quot;b&quot; &amp; c\">&lt;script&gt;<input value=\"1\"><p>2 &gt; 1</p></div>"
      )
    }

    @Test("An element is the same after it was encoded and decoded")
    func coding() throws {
      let element = Element("ul", [:], [.text("{\"t\":\"p\"}"), .element(Element("li", ["role": "row"], text: "é"))])
      let data = try JSONEncoder().encode(element)
      #expect(try JSONDecoder().decode(Element.self, from: data) == element)
    }
  }
#endif
