/// A reader of the values of a matched link, one placeholder after the other.
///
/// It refers to the text of the link, and is only valid during the match.
public struct LinkReader {
  private let tokens: LinkTokenizer
  private let index: LinkIndex
  private let number: Int
  private var position = 0
  private(set) var fault: LinkFault?

  init(_ tokens: LinkTokenizer, _ index: LinkIndex, _ number: Int) {
    self.tokens = tokens
    self.index = index
    self.number = number
  }

  private var pattern: LinkPattern { index.patterns[number] }
  private var place: LinkPlace { index.places[number][position] }

  mutating func take<Part: LinkPart>(_ type: Part.Type) throws(Unreadable) -> Part {
    guard let part = Part._read(&self) else { throw Unreadable() }
    position += 1
    return part
  }

  /// Reads the value of the next placeholder, or returns `nil` if it cannot be read.
  mutating func next<Part: LinkPart>(_ type: Part.Type) -> Part? {
    do throws(Unreadable) { return try take(type) } catch { return nil }
  }

  mutating func one<Value: LinkValue>(_ type: Value.Type) -> Value? { value(text(ofRest: true) ?? nil) }

  mutating func optional<Value: LinkValue>(_ type: Value.Type) -> Value?? {
    guard let text = text(ofRest: false) else { return nil }
    return text == nil ? .some(nil) : value(text).map(Optional.some)
  }

  mutating func many<Value: LinkValue>(_ type: Value.Type) -> [Value]? {
    guard let ranges else { return nil }
    var values: [Value] = []
    values.reserveCapacity(ranges.count)
    for range in ranges {
      guard let value: Value = value(text(range)) else { return nil }
      values.append(value)
    }
    return values
  }

  private typealias Text = (string: String, offset: Int)

  private mutating func value<Value: LinkValue>(_ text: Text?) -> Value? {
    guard let text else { return nil }
    let value = Value(linkText: text.string)
    if value == nil { refuse(Value.self, at: text.offset) }
    return value
  }

  private mutating func refuse(_ type: any Any.Type, at offset: Int) {
    fault = .badValue(name: pattern.placeholders[position].name, type: type, pattern: pattern, at: offset)
  }

  private func text(_ range: Range<Int>, isEscaped: Bool = true) -> Text {
    (EscapedText.string(tokens.bytes, range, escaped: isEscaped), range.lowerBound)
  }

  /// Returns the text of the next placeholder, `.some(nil)` if it has none, or `nil` if it cannot be read as one text.
  ///
  /// The function is not generic, since otherwise the compiler would copy it for each type of value.
  private mutating func text(ofRest: Bool) -> Text?? {
    switch place {
    case .component(let index):
      guard index < tokens.components.count else { return .some(nil) }
      return text(tokens.components[index].range, isEscaped: tokens.components[index].isEscaped)
    case .item(let name):
      var found: Range<Int>?
      for item in tokens.items ?? [] where isNamed(item, name) {
        if found != nil {
          fault = .repeated(item: name, pattern: pattern, at: item.name.lowerBound)
          return nil
        }
        found = item.value
      }
      return .some(found.map { text($0) })
    case .fragment: return .some(tokens.fragment.map { text($0) })
    case .rest(let first): return ofRest ? joined(from: first).map(Optional.some) : nil
    }
  }

  private mutating func joined(from first: Int) -> Text? {
    var text = ""
    for component in tokens.components[first...] {
      let part = self.text(component.range, isEscaped: component.isEscaped)
      // As one text, the value would contain components that the link does not have, such as "..".
      if component.isEscaped, part.string.utf8.contains(UInt8(ascii: "/")) {
        fault = .slashInRest(name: pattern.placeholders[position].name, pattern: pattern, at: part.offset)
        return nil
      }
      if !text.isEmpty { text += "/" }
      text += part.string
    }
    return (text, first < tokens.components.count ? Int(tokens.components[first].start) : tokens.query.lowerBound)
  }

  /// The places of the texts of the next placeholder, or `nil` if its kind of place never holds several.
  private var ranges: [Range<Int>]? {
    switch place {
    case .rest(let first): tokens.components[first...].map(\.range)
    case .item(let name): (tokens.items ?? []).filter { isNamed($0, name) }.map(\.value)
    case .component, .fragment: nil
    }
  }

  private func isNamed(_ item: QueryItem, _ name: String) -> Bool {
    EscapedText.equals(tokens.bytes, item.name, name.utf8)
  }
}

/// An error that indicates that a value could not be read, with the cause in the reader.
struct Unreadable: Error {}
