/// A reader of the values of a matched link, one placeholder after the other.
///
/// It refers to the text of the link, and is only valid during the match.
public struct LinkReader {
  private let tokens: LinkTokenizer
  private let index: LinkIndex
  private let number: Int
  private var position = 0
  private(set) var fault: LinkError.Fault?

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

  mutating func one<Value: LinkValue>(_ type: Value.Type) -> Value? {
    guard case .text(let text, let offset) = text(ofRest: true) else { return nil }
    return value(text, at: offset)
  }

  mutating func optional<Value: LinkValue>(_ type: Value.Type) -> Value?? {
    switch text(ofRest: false) {
    case .text(let text, let offset): value(text, at: offset).map(Optional.some)
    case .missing: .some(nil)
    case .unreadable: nil
    }
  }

  mutating func many<Value: LinkValue>(_ type: Value.Type) -> [Value]? {
    guard let ranges else { return nil }
    var values: [Value] = []
    values.reserveCapacity(ranges.count)
    for range in ranges {
      guard let value: Value = value(string(range, true), at: range.lowerBound) else { return nil }
      values.append(value)
    }
    return values
  }

  private mutating func value<Value: LinkValue>(_ text: String, at offset: Int) -> Value? {
    if let value = Value(linkText: text) { return value }
    refuse(Value.self, at: offset)
    return nil
  }

  private mutating func refuse(_ type: any Any.Type, at offset: Int) {
    fault = .badValue(name: pattern.placeholders[position].name, type: type, pattern: pattern, at: offset)
  }

  /// The text of a placeholder that has at most one.
  private enum Reading {
    case text(String, at: Int)
    case missing
    case unreadable
  }

  /// Returns the text of the next placeholder.
  ///
  /// The function is not generic, since the compiler would copy it for each type of value.
  private mutating func text(ofRest: Bool) -> Reading {
    switch place {
    case .component(let index):
      guard index < tokens.components.count else { return .missing }
      let component = tokens.components[index]
      return .text(string(component.range, component.isEscaped), at: component.range.lowerBound)
    case .item(let name):
      var found: Range<Int>?
      for item in tokens.items ?? [] where isNamed(item, name) {
        if found != nil {
          fault = .repeated(item: name, pattern: pattern, at: item.name.lowerBound)
          return .unreadable
        }
        found = item.value
      }
      return text(found)
    case .fragment: return text(tokens.fragment)
    case .rest(let first): return ofRest ? joined(from: first) : .unreadable
    }
  }

  private mutating func joined(from first: Int) -> Reading {
    var text = ""
    for component in tokens.components[first...] {
      let part = string(component.range, component.isEscaped)
      // As one text, the value would contain components that the link does not have, such as "..".
      if component.isEscaped, part.utf8.contains(UInt8(ascii: "/")) {
        fault = .slashInRest(
          name: pattern.placeholders[position].name, pattern: pattern, at: component.range.lowerBound)
        return .unreadable
      }
      if !text.isEmpty { text += "/" }
      text += part
    }
    return .text(
      text, at: first < tokens.components.count ? Int(tokens.components[first].start) : tokens.query.lowerBound)
  }

  private func text(_ range: Range<Int>?) -> Reading {
    range.map { .text(string($0, true), at: $0.lowerBound) } ?? .missing
  }

  /// The places of the texts of the next placeholder, or `nil` if it has at most one.
  private var ranges: [Range<Int>]? {
    switch place {
    case .rest(let first): return tokens.components[first...].map(\.range)
    case .item(let name):
      var ranges: [Range<Int>] = []
      for item in tokens.items ?? [] where isNamed(item, name) { ranges.append(item.value) }
      return ranges
    case .component, .fragment: return nil
    }
  }

  private func isNamed(_ item: QueryItem, _ name: String) -> Bool {
    EscapedText.equals(tokens.bytes, item.name, name.utf8)
  }

  private func string(_ range: Range<Int>, _ isEscaped: Bool) -> String {
    EscapedText.string(tokens.bytes, range, escaped: isEscaped)
  }
}

/// An error that indicates that a value could not be read, with the cause in the reader.
struct Unreadable: Error {}
