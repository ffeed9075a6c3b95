/// A printer that inserts the texts of a pattern's placeholders into the pattern.
package struct LinkPrinter {
  private let pattern: LinkPattern
  private let texts: [[String]?]
  /// A Boolean value that indicates whether the rest of the path is one value, with slashes or without.
  private let restIsOneText: Bool

  package init(_ pattern: LinkPattern, _ texts: [[String]?], _ cardinalities: [LinkCardinality]) {
    self.pattern = pattern
    self.texts = texts
    restIsOneText = pattern.rest.map { cardinalities[$0] == .one } ?? false
  }

  package func print(at origin: LinkOrigin) throws(LinkFault) -> String {
    let components = try components()
    var link = origin.prefix.bytes
    if !(origin.host == nil && components.first.map(Self.isHostLike) == true) || components.isEmpty {
      link.append(UInt8(ascii: "/"))
    }
    for (index, component) in components.enumerated() {
      if index > 0 { link.append(UInt8(ascii: "/")) }
      EscapedText.append(component, to: &link)
    }
    var separator = UInt8(ascii: "?")
    for item in pattern.items {
      for value in try values(of: item.value) {
        link.append(separator)
        separator = UInt8(ascii: "&")
        EscapedText.append(item.name, to: &link)
        link.append(UInt8(ascii: "="))
        EscapedText.append(value, to: &link)
      }
    }
    if let fragment = pattern.fragment {
      for text in try values(of: fragment) {
        link.append(UInt8(ascii: "#"))
        EscapedText.append(text, to: &link)
      }
    }
    return String(decoding: link, as: UTF8.self)
  }

  private func values(of part: LinkPattern.Component) throws(LinkFault) -> [String] {
    switch part {
    case .literal(let text): [text]
    case .placeholder(let number): try checked(number)
    }
  }

  private func components() throws(LinkFault) -> [String] {
    var components: [String] = []
    for component in pattern.path {
      switch component {
      case .literal(let text): components.append(text)
      case .placeholder(let number): components += try inPath(number, try checked(number))
      }
    }
    if let number = pattern.optionalComponent { components += try inPath(number, try checked(number)) }
    if let number = pattern.rest {
      var texts = try checked(number)
      if restIsOneText {
        texts = texts.flatMap {
          // A combining mark after a slash forms one character with it.
          $0.isEmpty
            ? []
            : $0.bytes[...].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
              .map { String(decoding: $0, as: UTF8.self) }
        }
      }
      components += try inPath(number, texts)
    }
    return components
  }

  private func inPath(_ number: Int, _ texts: [String]) throws(LinkFault) -> [String] {
    let name = pattern.placeholders[number].name
    for text in texts {
      if text.isEmpty { throw .emptyComponent(name: name, pattern: pattern) }
      if text == "." || text == ".." { throw .dotValue(name: name, pattern: pattern) }
    }
    return texts
  }

  private func checked(_ number: Int) throws(LinkFault) -> [String] {
    let name = pattern.placeholders[number].name
    guard let texts = texts[number] else { throw .unwritable(name: name, pattern: pattern) }
    for text in texts where text.bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      throw .controlInValue(name: name, pattern: pattern)
    }
    return texts
  }

  private static func isHostLike(_ component: String) -> Bool {
    component.bytes.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte.isDigit || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
    }
  }
}
