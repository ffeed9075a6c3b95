extension Encodable {
  /// The value as JSON in one line, with its keys in order.
  var jsonLine: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data()
  }
}

/// A part of the page: text, or an element with the name and the attributes that it has in HTML.
enum PageNode: Hashable, Sendable {
  /// An element, with short names for its tag, its attributes and its content, since it is sent with each step.
  struct Element: Codable, Hashable, Sendable {
    let t: String
    let a: [String: String]
    let c: [PageNode]
  }

  case text(String)
  case element(Element)

  init(_ tag: String, _ attributes: [String: String] = [:], _ content: [PageNode] = []) {
    self = .element(Element(t: tag, a: attributes, c: content))
  }

  init(_ tag: String, _ attributes: [String: String] = [:], text: String) {
    self.init(tag, attributes, [.text(text)])
  }
}

extension PageNode: Codable {
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
