/// A parser for the text of a pattern, from left to right, that keeps the parts that it has read.
///
/// A `?` or `#` inside braces belongs to the placeholder. Elsewhere it ends the path or the query.
struct PatternReader: Sendable {
  private(set) var placeholders: [LinkPlaceholder] = []
  private(set) var path: [LinkPattern.Component] = []
  private(set) var rest: Int?
  private(set) var optionalComponent: Int?
  private(set) var items: [LinkPattern.Item] = []
  private(set) var fragment: LinkPattern.Component?

  /// The pattern as it was written.
  let text: String
  /// The bytes of the text, until it is read.
  private var bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    bytes = text.bytes
  }

  mutating func read() throws(LinkPatternError) {
    guard bytes.count <= LinkLimits.length else {
      throw fault("the pattern is longer than \(LinkLimits.length) bytes", "shorten it", at: 0)
    }
    if let bad = bytes.firstIndex(where: { $0 < 0x20 || $0 == 0x7F }) {
      throw fault("no link may contain a control character", "remove it", at: bad)
    }
    guard bytes.first == UInt8(ascii: "/") else {
      throw fault("a pattern must begin with a slash", "write \"/\" before it", at: 0)
    }
    let pathEnd = try end(from: 0, at: [UInt8(ascii: "?"), UInt8(ascii: "#")])
    try readPath(1..<pathEnd)
    var next = pathEnd
    if next < bytes.count, bytes[next] == UInt8(ascii: "?") {
      let queryEnd = try end(from: next + 1, at: [UInt8(ascii: "#")])
      try readQuery((next + 1)..<queryEnd)
      next = queryEnd
    }
    if next < bytes.count {
      fragment = try part((next + 1)..<bytes.count, allowing: [.one, .optional])
    }
    bytes = []
  }

  private mutating func readPath(_ range: Range<Int>) throws(LinkPatternError) {
    var components = split(range, at: UInt8(ascii: "/"))
    if components.last?.isEmpty == true { components.removeLast() }
    guard components.count <= LinkLimits.patternComponents else {
      throw fault(
        "the path has more than \(LinkLimits.patternComponents) components",
        "end it with a placeholder for the rest, such as {path...}",
        at: components[LinkLimits.patternComponents].lowerBound)
    }
    for (index, range) in components.enumerated() {
      guard !range.isEmpty else {
        throw fault("a component of the path is empty", "remove one of the two slashes", at: range.lowerBound)
      }
      let component = try part(range, allowing: [.one, .optional, .rest])
      switch component {
      case .literal("."), .literal(".."):
        throw fault("systems remove \".\" and \"..\" from links", "use another word", at: range.lowerBound)
      case .literal: path.append(component)
      case .placeholder(let number):
        let kind = placeholders[number].kind
        guard kind == .one || index == components.count - 1 else {
          throw fault(
            "an optional or rest placeholder must be the last of the path", "move it to the end", at: range.lowerBound)
        }
        switch kind {
        case .one: path.append(component)
        case .optional: optionalComponent = number
        default: rest = number
        }
      }
    }
  }

  private mutating func readQuery(_ range: Range<Int>) throws(LinkPatternError) {
    guard !range.isEmpty else {
      throw fault(
        "there is nothing after the question mark", "remove it, or add an item such as q={query}",
        at: max(0, range.lowerBound - 1))
    }
    for range in split(range, at: UInt8(ascii: "&")) {
      let equals = bytes[range].firstIndex(of: UInt8(ascii: "=")) ?? range.upperBound
      let name = range.lowerBound..<equals
      let wrong = name.isEmpty ? range.lowerBound : bytes[name].firstIndex { [0x7B, 0x7D].contains($0) }
      if let wrong {
        throw fault("an item of the query is written name={placeholder}", "put the name before \"=\"", at: wrong)
      }
      try requireUnescaped(name)
      let item: LinkPattern.Item = (
        name: string(name),
        value: equals < range.upperBound
          ? try part((equals + 1)..<range.upperBound, allowing: [.one, .optional, .repeated]) : .literal("")
      )
      guard !items.contains(where: { $0.name.utf8.elementsEqual(item.name.utf8) }) else {
        throw fault(
          "the item \"\(item.name)\" occurs twice",
          "remove one, or read all its values with \(item.name)={\(item.name)*}", at: range.lowerBound)
      }
      items.append(item)
    }
  }

  private func requireUnescaped(_ range: Range<Int>) throws(LinkPatternError) {
    guard let percent = escape(in: range) else { return }
    throw fault(
      "literal text is written without percent-encoding, or it would be encoded twice", "write the character itself",
      at: percent)
  }

  /// Parses a literal without braces, or a single placeholder.
  private mutating func part(
    _ range: Range<Int>, allowing kinds: [LinkPlaceholder.Kind]
  ) throws(LinkPatternError) -> LinkPattern.Component {
    let open = UInt8(ascii: "{")
    let close = UInt8(ascii: "}")
    guard let start = bytes[range].firstIndex(of: open) else {
      if let stray = bytes[range].firstIndex(of: close) {
        throw fault("a closing brace has no opening brace", "write \"{\" before the name", at: stray)
      }
      try requireUnescaped(range)
      return .literal(string(range))
    }
    guard let end = bytes[start..<range.upperBound].firstIndex(of: close) else { throw unclosed(at: start) }
    guard start == range.lowerBound, end == range.upperBound - 1 else {
      throw fault(
        "a placeholder takes a whole component or value and cannot stand beside other text",
        "put a slash between them, or read the whole as one value", at: start)
    }
    var name = string((start + 1)..<end)
    var kind = LinkPlaceholder.Kind.one
    for (mark, meaning) in [("...", LinkPlaceholder.Kind.rest), ("?", .optional), ("*", .repeated)]
    where name.hasSuffix(mark) {
      name.removeLast(mark.count)
      kind = meaning
      break
    }
    guard Self.isName(name) else {
      throw bytes[range].allSatisfy { $0 < 0x80 }
        ? fault(
          "\"\(name)\" is not a name for a placeholder",
          "use letters, digits and underscores, or the position of a value without a label", at: start)
        : fault(
          "\"\(name)\" is not a name for a placeholder, as names are written in ASCII",
          "write the label of the value, and the placeholder, in letters from a to z", at: start)
    }
    guard kinds.contains(kind) else {
      switch kind {
      case .repeated:
        throw fault(
          "only an item of the query can be repeated", "write {\(name)}, or {\(name)...} for many components", at: start
        )
      case .rest:
        throw fault("only the path has a rest", "write {\(name)*} for a repeated item, or {\(name)}", at: start)
      case .one, .optional: throw fault("{\(name)} is not allowed here", "write {\(name)}", at: start)
      }
    }
    if placeholders.contains(where: { $0.name == name }) {
      var twice = fault("{\(name)} occurs twice", "name each value once", at: start)
      twice.isNameTwice = true
      throw twice
    }
    placeholders.append(LinkPlaceholder(name: name, kind: kind, offset: start))
    return .placeholder(placeholders.count - 1)
  }

  /// Returns a Boolean value that indicates whether a text is a Swift identifier in ASCII, or a number.
  ///
  /// A number is the position of a value without a label.
  private static func isName(_ name: String) -> Bool {
    let bytes = name.bytes
    guard let first = bytes.first else { return false }
    if first.isDigit { return bytes.allSatisfy(\.isDigit) }
    return bytes.allSatisfy { $0.isDigit || $0.isLetter || $0 == UInt8(ascii: "_") }
  }

  /// Returns the index of the first of some bytes outside braces, or the end of the text.
  private func end(from start: Int, at stops: [UInt8]) throws(LinkPatternError) -> Int {
    var open: Int?
    for index in start..<max(start, bytes.count) {
      switch bytes[index] {
      case UInt8(ascii: "{"):
        if open != nil { throw unclosed(at: open ?? index) }
        open = index
      case UInt8(ascii: "}"): open = nil
      case let byte where open == nil && stops.contains(byte): return index
      case UInt8(ascii: "/") where open != nil && start == 0: throw unclosed(at: open ?? index)
      default: break
      }
    }
    if let open { throw unclosed(at: open) }
    return bytes.count
  }

  private func split(_ range: Range<Int>, at separator: UInt8) -> [Range<Int>] {
    bytes[range].split(separator: separator, omittingEmptySubsequences: false).map { $0.startIndex..<$0.endIndex }
  }

  /// Returns the index of a percent escape in a literal that would otherwise be encoded a second time.
  private func escape(in range: Range<Int>) -> Int? {
    range.first { index in
      index + 2 < range.upperBound && bytes[index] == UInt8(ascii: "%")
        && EscapedText.digit(bytes[index + 1]) != nil && EscapedText.digit(bytes[index + 2]) != nil
    }
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func unclosed(at offset: Int) -> LinkPatternError {
    fault("a placeholder is not closed", "write \"}\" after its name", at: offset)
  }

  private func fault(_ reason: String, _ fix: String, at offset: Int) -> LinkPatternError {
    LinkPatternError(pattern: text, offset: offset, reason: reason, fix: fix)
  }
}
