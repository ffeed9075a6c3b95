/// An element of the page, with the name and the attributes that it has in HTML.
struct Element: Codable, Hashable, Sendable {
  /// The content of an element: text or another element.
  enum Content: Hashable, Sendable {
    case text(String)
    case element(Element)
  }

  var tag: String
  var attributes: [String: String] = [:]
  var content: [Content] = []

  private enum CodingKeys: String, CodingKey {
    case tag = "t"
    case attributes = "a"
    case content = "c"
  }

  init(_ tag: String, _ attributes: [String: String] = [:], _ content: [Content] = []) {
    self.tag = tag
    self.attributes = attributes
    self.content = content
  }

  init(_ tag: String, _ attributes: [String: String] = [:], text: String) {
    self.init(tag, attributes, [.text(text)])
  }
}

extension Element.Content: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .element(try value.decode(Element.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .element(let element): try value.encode(element)
    }
  }
}

extension Element {
  /// The element as HTML, with its attributes in the order of their names.
  var html: String {
    let list = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\(Markup.escaped($0.value))\"" }.joined()
    if tag == "input" { return "<input\(list)>" }
    return "<\(tag)\(list)>\(content.map(\.html).joined())</\(tag)>"
  }
}

extension Element.Content {
  var html: String {
    switch self {
    case .text(let text): Markup.escaped(text)
    case .element(let element): element.html
    }
  }
}
