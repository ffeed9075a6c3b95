/// An item of a link's query, `name=value`, whose value is empty if there is no `=`.
typealias QueryItem = (name: Range<Int>, value: Range<Int>)

/// A link that is split into its parts, without copying any of them.
struct LinkTokenizer {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// A component of the path, with the hash of its decoded bytes.
  struct Component {
    var start: UInt32
    var end: UInt32
    var hash: UInt32
    var isEscaped: Bool

    var range: Range<Int> { Int(start)..<Int(end) }
    var isEmpty: Bool { start == end }
  }

  let bytes: Bytes
  var components: UnsafeBufferPointer<Component>
  /// The number of components up to the last empty one.
  var afterLastEmpty: Int
  var query: Range<Int>
  var fragment: Range<Int>?
  /// The items of the query that are split when they are first needed.
  var items: [QueryItem]?

  /// Splits the part of a link after the host, and passes the result to a closure.
  ///
  /// - Parameters:
  ///   - bytes: The whole link.
  ///   - start: The offset of the path, after its first slash.
  ///   - body: A closure that is called if the link has no fault.
  /// - Returns: The fault of the link, or the result of the closure.
  static func of(
    _ bytes: Bytes, from start: Int, _ body: (inout LinkTokenizer) -> LinkFault?
  ) -> LinkFault? {
    // Most paths fit on the stack. A longer path is split again in a buffer for the longest path.
    var isFull = false
    let fault = attempt(bytes, start, inlineComponents, body, &isFull)
    return isFull ? attempt(bytes, start, bytes.count + 1, body, &isFull) : fault
  }

  private static func attempt(
    _ bytes: Bytes, _ start: Int, _ capacity: Int, _ body: (inout LinkTokenizer) -> LinkFault?,
    _ isFull: inout Bool
  ) -> LinkFault? {
    withUnsafeTemporaryAllocation(of: Component.self, capacity: capacity) { buffer in
      do throws(LinkFault) {
        guard var tokens = try split(bytes, from: start, into: buffer) else {
          isFull = true
          return nil
        }
        return body(&tokens)
      } catch {
        return error
      }
    }
  }

  /// The number of components that fit into the 1024 bytes that the runtime allocates on the stack.
  private static let inlineComponents = 1024 / MemoryLayout<Component>.stride

  /// Returns the parts of a link, or `nil` if the buffer is too small for its components.
  private static func split(
    _ bytes: Bytes, from start: Int, into buffer: UnsafeMutableBufferPointer<Component>
  ) throws(LinkFault) -> LinkTokenizer? {
    var index = start
    var count = 0
    var component = start
    var hash = ByteHash()
    var isEscaped = false
    var afterLastEmpty = 0

    /// Ends a component.
    func close() throws(LinkFault) {
      if isEscaped {
        if let fault = EscapedText.fault(bytes, component..<index) { throw fault }
        hash = ByteHash()
        var next = component
        while next < index { hash.combine(EscapedText.next(bytes, &next)) }
      }
      if index - component <= 6, isDots(bytes, component..<index) { throw .dotComponent(at: component) }
      buffer.initializeElement(
        at: count,
        to: Component(
          start: UInt32(component), end: UInt32(index), hash: hash.value, isEscaped: isEscaped))
      count += 1
      if component == index { afterLastEmpty = count }
    }

    scanning: while index < bytes.count {
      let byte = bytes[index]
      switch ByteClass.of(byte) {
      case .plain: hash.combine(byte)
      case .percent: isEscaped = true
      case .slash:
        guard count + 1 < buffer.count else { return nil }
        try close()
        component = index + 1
        hash = ByteHash()
        isEscaped = false
      case .question, .number: break scanning
      case .invalid: throw .invalidCharacter(byte, at: index)
      }
      index += 1
    }
    guard count < buffer.count else { return nil }
    // A slash at the end leaves an empty component that does not count. The same is true of the path "/".
    if component < index { try close() }

    let pathEnd = index
    var number: Int?
    var hasEscape = false
    while index < bytes.count {
      switch ByteClass.of(bytes[index]) {
      case .number where number == nil: number = index
      case .percent: hasEscape = true
      case .invalid: throw .invalidCharacter(bytes[index], at: index)
      default: break
      }
      index += 1
    }
    let hasQuery = pathEnd < bytes.count && bytes[pathEnd] == UInt8(ascii: "?")
    let query = hasQuery ? (pathEnd + 1)..<(number ?? bytes.count) : pathEnd..<pathEnd
    let fragment = number.map { ($0 + 1)..<bytes.count }
    if hasEscape, let fault = faultBehindPath(bytes, query: query, fragment: fragment) { throw fault }
    return LinkTokenizer(
      bytes: bytes, components: UnsafeBufferPointer(rebasing: buffer[..<count]), afterLastEmpty: afterLastEmpty,
      query: query, fragment: fragment)
  }

  /// Returns the first fault in the escapes of the query and the fragment.
  ///
  /// Each name and each value must be valid by itself. Otherwise two neighbours could form one character together.
  private static func faultBehindPath(_ bytes: Bytes, query: Range<Int>, fragment: Range<Int>?) -> LinkFault? {
    if let fragment, let fault = EscapedText.fault(bytes, fragment) { return fault }
    var start = query.lowerBound
    for index in query where bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "=") {
      if let fault = EscapedText.fault(bytes, start..<index) { return fault }
      start = index + 1
    }
    return EscapedText.fault(bytes, start..<query.upperBound)
  }

  /// Returns a Boolean value that indicates whether a component is "." or "..", escaped or not.
  ///
  /// Browsers and servers remove such components.
  private static func isDots(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    guard let first = range.first, bytes[first] == UInt8(ascii: ".") || bytes[first] == UInt8(ascii: "%") else {
      return false
    }
    return EscapedText.equals(bytes, range, ".".utf8) || EscapedText.equals(bytes, range, "..".utf8)
  }

  /// Splits the query at its ampersands on the first call, and returns the stored items afterwards.
  ///
  /// A plus stands for itself, as in RFC 3986. Items without a name are dropped.
  mutating func splitItems() -> [QueryItem] {
    if let items { return items }
    var split: [QueryItem] = []
    var start = query.lowerBound
    var equals: Int?
    func close(_ end: Int) {
      let name = start..<(equals ?? end)
      if !name.isEmpty { split.append((name, (equals.map { $0 + 1 } ?? end)..<end)) }
    }
    for index in query {
      if bytes[index] == UInt8(ascii: "&") {
        close(index)
        start = index + 1
        equals = nil
      } else if bytes[index] == UInt8(ascii: "="), equals == nil {
        equals = index
      }
    }
    close(query.upperBound)
    items = split
    return split
  }
}
