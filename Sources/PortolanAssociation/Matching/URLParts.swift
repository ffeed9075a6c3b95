/// The parts of a web link that an association file compares, in percent-encoded form.
struct URLParts {
  let path: String
  let query: String
  let fragment: String
  /// The query items, with decoded names and encoded values.
  let items: [(name: String, value: String)]

  init?(_ url: String) {
    guard url.utf8.count <= LinkLimits.length else { return nil }
    let bytes = Self.encoded(url)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[(colon + 1)...].starts(with: "//".utf8),
      ["http", "https"].contains(String(decoding: bytes[..<colon], as: UTF8.self).lowercased())
    else { return nil }
    let rest = bytes[(colon + 3)...]
    let number = rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex
    let question = rest[..<number].firstIndex(of: UInt8(ascii: "?")) ?? number
    let slash = rest[..<question].firstIndex(of: UInt8(ascii: "/")) ?? question
    guard slash > rest.startIndex else { return nil }
    func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    path = text(rest[slash..<question])
    let query = rest[question..<number].dropFirst()
    self.query = text(query)
    fragment = text(rest[number...].dropFirst())
    items = query.split(separator: UInt8(ascii: "&")).map { item in
      let halves = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decoded(text(halves[0])), halves.count > 1 ? text(halves[1]) : "")
    }
  }

  /// Percent-encodes the characters outside ASCII, as systems do before they send a URL.
  private static func encoded(_ url: String) -> [UInt8] {
    guard !url.utf8.allSatisfy({ $0 < 0x80 }) else { return Array(url.utf8) }
    var text = ""
    for scalar in url.unicodeScalars {
      if scalar.isASCII { text.unicodeScalars.append(scalar) } else { EscapedText.append(String(scalar), to: &text) }
    }
    return Array(text.utf8)
  }

  /// Returns a part with its escapes decoded once, or the part itself if they are not UTF-8.
  static func decoded(_ part: String) -> String {
    var part = part
    return part.withUTF8 { bytes in
      guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
      var decoded: [UInt8] = []
      var utf8 = UTF8Check()
      var index = 0
      while index < bytes.count {
        let byte = EscapedText.next(bytes, &index)
        guard utf8.accept(byte) else { return String(decoding: bytes, as: UTF8.self) }
        decoded.append(byte)
      }
      return String(decoding: utf8.isComplete ? decoded : Array(bytes), as: UTF8.self)
    }
  }
}
