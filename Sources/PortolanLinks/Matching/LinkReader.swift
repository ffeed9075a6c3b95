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
    guard case .rest(let first) = place else { return optional(type) ?? nil }
    return joined(from: first)
  }

  mutating func optional<Value: LinkValue>(_ type: Value.Type) -> Value?? {
    switch place {
    case .component(let index):
      return index < tokens.components.count
        ? value(tokens.components[index].range, tokens.components[index].isEscaped).map(Optional.some) : .some(nil)
    case .item(let name): return item(name)
    case .fragment: return tokens.fragment.map { value($0, true).map(Optional.some) } ?? .some(nil)
    case .rest: return nil
    }
  }

  mutating func many<Value: LinkValue>(_ type: Value.Type) -> [Value]? {
    var ranges: [Range<Int>] = []
    switch place {
    case .rest(let first): ranges = tokens.components[first...].map(\.range)
    case .item(let name):
      for item in tokens.items ?? [] where EscapedText.equals(tokens.bytes, item.name, name.utf8) {
        ranges.append(item.value)
      }
    case .component, .fragment: return nil
    }
    var values: [Value] = []
    values.reserveCapacity(ranges.count)
    for range in ranges {
      guard let value: Value = value(range, true) else { return nil }
      values.append(value)
    }
    return values
  }

  private mutating func value<Value: LinkValue>(_ range: Range<Int>, _ isEscaped: Bool) -> Value? {
    read(EscapedText.string(tokens.bytes, range, escaped: isEscaped), at: range.lowerBound)
  }

  private mutating func read<Value: LinkValue>(_ text: String, at offset: Int) -> Value? {
    if let value = Value(linkText: text) { return value }
    fault = .badValue(name: pattern.placeholders[position].name, type: Value.self, pattern: pattern, at: offset)
    return nil
  }

  private mutating func joined<Value: LinkValue>(from first: Int) -> Value? {
    var text = ""
    for component in tokens.components[first...] {
      let part = EscapedText.string(tokens.bytes, component.range, escaped: component.isEscaped)
      // As one text, the value would contain components that the link does not have, such as "..".
      if component.isEscaped, part.utf8.contains(UInt8(ascii: "/")) {
        fault = .slashInRest(
          name: pattern.placeholders[position].name, pattern: pattern, at: component.range.lowerBound)
        return nil
      }
      if !text.isEmpty { text += "/" }
      text += part
    }
    return read(
      text, at: first < tokens.components.count ? Int(tokens.components[first].start) : tokens.query.lowerBound)
  }

  /// Returns the value of an item, or `.some(nil)` if the item is missing.
  private mutating func item<Value: LinkValue>(_ name: String) -> Value?? {
    var found: QueryItem?
    for item in tokens.items ?? [] where EscapedText.equals(tokens.bytes, item.name, name.utf8) {
      if found != nil {
        fault = .repeated(item: name, pattern: pattern, at: item.name.lowerBound)
        return nil
      }
      found = item
    }
    guard let found else { return .some(nil) }
    return value(found.value, true).map(Optional.some)
  }
}

/// An error that indicates that a value could not be read, with the cause in the reader.
struct Unreadable: Error {}
