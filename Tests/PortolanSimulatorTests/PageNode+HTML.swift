#if !canImport(UIKit)
  import PortolanTool

  @testable import PortolanSimulator

  extension PageNode {
    /// The node as HTML, with its attributes in the order of their names.
    var html: String {
      switch self {
      case .text(let text): return Markup.escaped(text)
      case .element(let element):
        let attributes = element.a.sorted { $0.key < $1.key }.map { " \($0.key)=\"\(Markup.escaped($0.value))\"" }
        let start = "<\(element.t)\(attributes.joined())>"
        return element.t == "input" ? start : "\(start)\(element.c.map(\.html).joined())</\(element.t)>"
      }
    }
  }
#endif
