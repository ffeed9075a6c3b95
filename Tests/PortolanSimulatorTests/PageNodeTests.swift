#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import PortolanSimulator

  @Suite("Parts of the page")
  struct PageNodeTests {
    @Test("An element is written as HTML with its attributes in order and everything escaped")
    func html() {
      let element = PageNode(
        "div", ["title": "a \"b\" & c", "class": "x"],
        [.text("<script>"), PageNode("input", ["value": "1"]), PageNode("p", text: "2 > 1")])
      #expect(
        element.html
          == "<div class=\"x\" title=\"a &quot;b&quot; &amp; c\">&lt;script&gt;<input value=\"1\"><p>2 &gt; 1</p></div>"
      )
    }

    @Test("An element is the same after it was encoded and decoded")
    func coding() throws {
      let element = PageNode("ul", [:], [.text("{\"t\":\"p\"}"), PageNode("li", ["role": "row"], text: "é")])
      let data = try JSONEncoder().encode(element)
      #expect(try JSONDecoder().decode(PageNode.self, from: data) == element)
    }
  }
#endif
